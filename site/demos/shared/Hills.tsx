/** Hills at night with a lit house, at the lower edge of a home screen. Only while a demonstration runs. */
export function Hills() {
  return (
    <svg className="hills" aria-hidden="true" viewBox="0 0 300 170" preserveAspectRatio="xMidYMax slice">
      <path d="M0 90C50 40 80 30 130 70S240 10 300 50V170H0" />
      <path d="M0 132c50-36 110-36 170-12s90 4 130-14V170H0" />
      <path d="M216 126v-20l14-12 14 12v20z" />
      <path d="M226 108h8v9h-8z" />
    </svg>
  );
}
