/** `viewBox` of the map. */
export const mapBox = { x: 2, y: -1, width: 224, height: 99 };

/** `viewBox` of its inhabited part. */
export const landBox = { x: 36, y: 5, width: 176, height: 82 };

/**
 * Land as dots on a grid of 112 columns (Miller projection, from Natural Earth's public domain coastline). Each `h` is
 * a row of dots: the dashes of the stroke are points 2 units apart, rounded by the line cap. A row ends halfway to the
 * next dot.
 */
export const land =
  'M32 0h3m7 0h1m5 0h7m15 0h23m47 0h3m17 0h15m15 0h3m-166 2h5m11 0h5m5 0h3m15 0h19m49 0h1m15 0h23m-150 2h1m3 0h7m3 0h1m7 0h7m15 0h19m47 0h1m9 0h1m5 0h31m7 0h5m-192 2h9m19 0h7m5 0h1m5 0h11m9 0h19m29 0h5m23 0h57m-202 2h31m5 0h1m5 0h5m3 0h1m7 0h3m9 0h13m29 0h15m7 0h13m3 0h65m-214 2h49m7 0h7m5 0h11m31 0h109m-218 2h49m7 0h3m9 0h7m13 0h3m17 0h5m3 0h95m-212 2h43m27 0h5m31 0h5m5 0h95m-210 2h7m5 0h29m11 0h5m15 0h1m31 0h7m5 0h81m5 0h1m-200 2h1m11 0h27m11 0h9m35 0h1m7 0h7m3 0h73m11 0h3m-184 2h29m5 0h11m35 0h1m7 0h1m7 0h71m13 0h3m-180 2h45m29 0h1m3 0h1m5 0h83m11 0h1m-178 2h43m33 0h91m-166 2h37m5 0h3m31 0h91m-166 2h39m37 0h87m-164 2h35m37 0h23m7 0h59m5 0h1m-166 2h33m39 0h5m7 0h73m7 0h1m-164 2h29m41 0h5m9 0h5m3 0h57m5 0h1m7 0h1m-162 2h27m43 0h11m15 0h53m5 0h7m-160 2h23m45 0h15m3 0h3m7 0h53m5 0h1m-154 2h17m3 0h3m43 0h83m-146 2h9m9 0h1m43 0h39m3 0h41m-142 2h5m11 0h1m39 0h47m7 0h29m3 0h1m-142 2h5m5 0h1m5 0h5m35 0h47m7 0h9m5 0h11m-132 2h7m45 0h45m11 0h7m7 0h7m9 0h1m-134 2h5m43 0h41m15 0h3m11 0h7m7 0h3m-130 2h1m5 0h5m33 0h39m17 0h3m15 0h3m7 0h1m-128 2h15m29 0h39m19 0h1m25 0h3m-128 2h17m27 0h3m5 0h27m29 0h1m3 0h1m7 0h3m-124 2h19m37 0h21m33 0h5m3 0h9m-134 2h1m5 0h23m33 0h21m37 0h1m3 0h5m3 0h1m7 0h3m-136 2h27m31 0h15m41 0h1m19 0h7m-140 2h27m29 0h17m41 0h5m15 0h7m-140 2h25m31 0h17m57 0h1m5 0h1m-136 2h23m31 0h17m5 0h1m47 0h7m3 0h3m-134 2h19m33 0h15m5 0h3m45 0h15m-136 2h19m35 0h13m5 0h3m43 0h19m-136 2h17m35 0h13m5 0h3m41 0h23m-138 2h15m39 0h11m51 0h23m-138 2h13m41 0h9m53 0h23m-140 2h11m45 0h7m53 0h7m5 0h11m-140 2h11m107 0h1m13 0h7m-140 2h11m123 0h5m17 0h1m-156 2h7m129 0h1m15 0h3m-156 2h7m145 0h1m-152 2h3m147 0h1m-152 2h5m-4 2h3m-4 2h5';

/** Eleven lit places, on dots of the grid. */
export const lamps = 'M27 26h0m16 20h0m15-14h0m17 42h0m32-20h0m3-38h0m12 16h0m6 28h0m22-12h0m40-12h0m8 44h0';
