/** Limits on a resource that all clients share, such as connections or bytes in memory. */
export type BudgetLimits = {
  /** For all networks together. Half of it is reserved for networks that hold no more than `first`. */
  total: number;
  perNetwork: number;
  /** What each network may take of the reserved half: enough for one visitor. */
  first: number;
};

export type SharedBudget = ReturnType<typeof createSharedBudget>;

/** Creates a budget, so that a few networks can't take a resource from all others. */
export function createSharedBudget({ total, perNetwork, first }: BudgetLimits) {
  const held = new Map<string, number>();
  let all = 0;
  const holds = (network: string) => held.get(network) ?? 0;
  const change = (network: string, amount: number) => {
    all += amount;
    const own = holds(network) + amount;
    if (own > 0) held.set(network, own);
    else held.delete(network);
  };
  return {
    /**
     * Takes an amount, or nothing.
     *
     * @returns undefined, or why not: 429 if the network has too much, 503 if all have
     */
    take: (network: string, amount = 1): 429 | 503 | undefined => {
      const own = holds(network) + amount;
      if (own > perNetwork) return 429;
      if (all + amount > (own <= first ? total : total / 2)) return 503;
      change(network, amount);
      return undefined;
    },
    release: (network: string, amount = 1): void => change(network, -amount),
  };
}
