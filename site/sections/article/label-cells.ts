/**
 * Gives each cell of a table the text of its column's heading (`data-label`), so that on a narrow screen, where cells
 * stand below each other, each can say what it is.
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
