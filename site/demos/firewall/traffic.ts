/** The apps on the phone, in the order of the list. */
export const appNames = ['maps', 'messages', 'mail', 'videos', 'game', 'flashlight'] as const;

export type AppName = (typeof appNames)[number];

export const networks = ['wifi', 'mobile'] as const;

export type Network = (typeof networks)[number];

/** Which networks each app may use. */
export type Rules = Readonly<Record<AppName, Readonly<Record<Network, boolean>>>>;

/** An app's attempt to reach an address. */
export type Connection = { id: number; app: AppName; host: string; bytes: number; isAllowed: boolean };

export type Traffic = {
  /** The last connections, newest first. */
  log: readonly Connection[];
  allowed: number;
  blocked: number;
  /** Bytes each app has sent and received. */
  bytes: Readonly<Record<AppName, number>>;
  /** How many connections of each app were blocked. */
  stopped: Readonly<Record<AppName, number>>;
};

/** How many connections are remembered. */
const logLength = 8;

const none = { maps: 0, messages: 0, mail: 0, videos: 0, game: 0, flashlight: 0 };

/** Initial state, before the first connection. */
export const noTraffic: Traffic = { log: [], allowed: 0, blocked: 0, bytes: none, stopped: none };

/** The traffic after a number of attempts, on Wi-Fi. */
export function trafficAfter(attempts: number, rules: Rules): Traffic {
  let traffic = noTraffic;
  for (let round = 0; round < attempts; round++) traffic = nextConnection(traffic, rules, 'wifi');
  return traffic;
}

/** Initial rules: all apps may use Wi-Fi, except the one without a reason to. */
export const firstRules: Rules = {
  maps: { wifi: true, mobile: true },
  messages: { wifi: true, mobile: true },
  mail: { wifi: true, mobile: true },
  videos: { wifi: true, mobile: false },
  game: { wifi: true, mobile: false },
  flashlight: { wifi: false, mobile: false },
};

const open = { wifi: true, mobile: true };
const shut = { wifi: false, mobile: false };

/** Rules before the first decision: everything is allowed. */
export const allowAll: Rules = { maps: open, messages: open, mail: open, videos: open, game: open, flashlight: open };

/** Rules of an allow list: only what the visitor chose. */
export const strict: Rules = { maps: shut, messages: open, mail: shut, videos: shut, game: shut, flashlight: shut };

/** The rules with one permission changed. */
export function toggleRule(rules: Rules, app: AppName, network: Network): Rules {
  return { ...rules, [app]: { ...rules[app], [network]: !rules[app][network] } };
}

/** Connection attempts, in order. The domains are reserved for examples (RFC 6761). */
const attempts: readonly Pick<Connection, 'app' | 'host' | 'bytes'>[] = [
  { app: 'messages', host: 'chat.example', bytes: 2_400 },
  { app: 'flashlight', host: 'ads.example', bytes: 18_000 },
  { app: 'maps', host: 'maps.example', bytes: 96_000 },
  { app: 'game', host: 'stats.example', bytes: 7_000 },
  { app: 'mail', host: 'imap.example', bytes: 31_000 },
  { app: 'videos', host: 'tv.example', bytes: 2_600_000 },
  { app: 'flashlight', host: 'geo.example', bytes: 900 },
  { app: 'messages', host: 'pics.example', bytes: 240_000 },
  { app: 'game', host: 'ads.example', bytes: 310_000 },
  { app: 'videos', host: 'tv.example', bytes: 3_100_000 },
];

/**
 * The traffic after one more attempt, which the app's rule for the current network allows or blocks.
 *
 * @param eager makes this attempt, out of turn
 */
export function nextConnection(traffic: Traffic, rules: Rules, network: Network, eager?: AppName): Traffic {
  const id = traffic.allowed + traffic.blocked;
  const attempt = eager ? attempts.find(({ app }) => app === eager) : attempts[id % attempts.length];
  if (!attempt) return traffic;
  const { app, bytes } = attempt;
  const isAllowed = rules[app][network];
  return {
    log: [{ ...attempt, id, isAllowed }, ...traffic.log].slice(0, logLength),
    allowed: traffic.allowed + (isAllowed ? 1 : 0),
    blocked: traffic.blocked + (isAllowed ? 0 : 1),
    bytes: isAllowed ? { ...traffic.bytes, [app]: traffic.bytes[app] + bytes } : traffic.bytes,
    stopped: isAllowed ? traffic.stopped : { ...traffic.stopped, [app]: traffic.stopped[app] + 1 },
  };
}
