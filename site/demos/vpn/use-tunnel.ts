import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#site/demos/shared/prefers-reduced-motion.ts';

export type TunnelState = 'off' | 'connecting' | 'on';

/** How long the handshake is shown, ms. A real one of WireGuard takes one round trip. */
const handshake = 700;

/** The tunnel: a press switches it, a new location makes it connect again. */
export function useTunnel(): { state: TunnelState; toggle: () => void; reconnect: () => void } {
  const [state, setState] = useState<TunnelState>('off');
  useEffect(() => {
    if (state !== 'connecting') return;
    const timer = setTimeout(() => setState('on'), prefersReducedMotion() ? 0 : handshake);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    state,
    toggle: () => setState(state === 'off' ? 'connecting' : 'off'),
    reconnect: () => {
      if (state !== 'off') setState('connecting');
    },
  };
}
