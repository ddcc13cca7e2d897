/**
 * The company name like Manrope Bold at 20 px with a letter spacing of -0.02em, in tenths of a pixel. Strokes of equal
 * width, a third of the bytes of the typeface's outlines; at the size of the header nobody can tell them apart.
 */
export const wordmark: { text: string; path: string } = {
  text: 'Northlamp',
  path: 'M26 150V6m2 6 88 131m2 7V6m42 90a42 46 0 1 0 84 0 42 46 0 1 0-84 0M285 42v108m0-52q0-45 49-45M369 12v105q0 24 24 24l19-1M337 53h75m30-47v144m0-58a38 41 0 0 1 76 0v58M567 3v147m46-77q9-23 35-23 34 0 34 38v62m0-60-36 5q-35 4-35 26 0 22 27 22 44 0 44-46m46-55v108m0-65a32 35 0 0 1 65 0v65m0-65a32 35 0 0 1 65 0v65m46-108v156m0-102a39 46 0 1 0 78 0 39 46 0 1 0-78 0',
};
