/** The variables of `faketime`, so that a process with an environment of its own has the clock of the tests. */
export const clockVariables = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(LD_PRELOAD|FAKETIME)/.test(name)),
);
