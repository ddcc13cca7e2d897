/** Size of the drawing, px. */
export const legalSceneBox = { width: 304, height: 132 };

/** Returns a drawing of a page under a lamp, with one line highlighted, as an SVG file, which repeats values of tokens. */
export function legalScene(): string {
  const { width, height } = legalSceneBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round">
<path fill="oklch(0.17 0.035 262)" d="M0 0h304v132H0z"/>
<g stroke="oklch(0.83 0.16 75)" fill="oklch(0.83 0.16 75)">
<path stroke="none" fill-opacity=".07" d="M140 30h24l64 102H76z"/>
<path stroke="none" fill-opacity=".09" d="M142 30h20l36 102h-92z"/>
<path stroke="oklch(0.32 0.04 262)" stroke-width="2" d="M152 0v10"/>
<circle stroke="none" cx="152" cy="30" r="5.5"/>
<path stroke="none" fill="oklch(0.3 0.045 262)" d="M149 10h6v3c12 1 20 8 20 17h-46c0-9 8-16 20-17z"/>
<path stroke-width="2" d="M129 30h46"/>
</g>
<path fill="oklch(0.26 0.045 262)" stroke="oklch(0.42 0.04 262)" stroke-width="1.5" d="M104 56h96v90h-96z"/>
<g stroke-width="3"><path stroke="oklch(0.5 0.035 262)" d="M118 72h40M118 84h68M118 108h58M118 120h66"/>
<path stroke="oklch(0.83 0.16 75)" d="M118 96h62"/></g></svg>`;
}
