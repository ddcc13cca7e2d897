/**
 * How many letters have to be added, left out, changed or swapped with their neighbor to make one word of another
 * (optimal string alignment distance).
 *
 * @param limit more than this is not counted any further: the answer is `limit + 1`
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(at(last, other.length), limit + 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? 0;
}
