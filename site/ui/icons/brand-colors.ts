/** The three colors of the brand in sRGB: the tokens `ground`, `lamp` and `text` of `site/styles/tokens.css`. */
export const brandColors = { night: '#070f1f', lamp: '#ffb635', snow: '#ebeff5' } as const;
