/**
 * Adds the heading of its column to each table cell as `data-label`. Narrow screens stack the cells and show that label
 * for each.
 *
 */
export function labelCells(html: string): string {
  return html.replace(/<table>.*?<\/table>/gs, (table) => {
    const labels = [...table.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, heading = '']) => plainText(heading));
    return table.replace(/<tr>.*?<\/tr>/gs, (row) => {
      let column = 0;
      return row.replace(/<td\b/g, (cell) => `${cell} data-label="${labels[column++] ?? ''}"`);
    });
  });
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();
}
