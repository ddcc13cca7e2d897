import type { AppId } from '#content/facts/apps.ts';

/** A sketch on a grid of 120 × 96 units: muted lines, and the highlighted subject of the step. */
type StepDrawing = { quiet: string; lit: string };

const drawings = {
  dialog: {
    quiet: 'M34 32h52a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V38a6 6 0 0 1 6-6M38 44h34M38 53h22',
    lit: 'M66 64h14a4 4 0 0 1 0 8H66a4 4 0 0 1 0-8',
  },
  choice: {
    quiet: 'M50 42h38M50 70h28M28 70a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
    lit: 'M28 42a6 6 0 1 0 12 0 6 6 0 1 0-12 0M34 42h0',
  },
  activity: { quiet: 'M30 38h34M82 38h8M30 55h26M82 55h8M30 72h38', lit: 'M81 68l9 9M90 68l-9 9' },
  keypad: {
    quiet: 'M40 52h4M58 52h4M76 52h4M40 68h4M58 68h4M76 68h4M40 84h4M58 84h4M76 84h4',
    lit: 'M39 34h0M53 34h0M67 34h0M81 34h0',
  },
  gallery: {
    quiet: 'M28 30h18v18H28zM51 30h18v18H51zM74 30h18v18H74zM28 53h18v18H28zM74 53h18v18H74z',
    lit: 'M51 53h18v18H51zM60 58v8m-4-4h8',
  },
  file: { quiet: 'M42 28h24l12 12v46H42zM66 28v12h12', lit: 'M60 50v22m-9-9 9 9 9-9' },
  pattern: {
    quiet: 'M42 38h0M60 38h0M78 38h0M42 56h0M60 56h0M78 56h0M42 74h0M60 74h0M78 74h0',
    lit: 'M42 74V38l36 36V56',
  },
  switches: {
    quiet: 'M30 42h30M30 68h22',
    lit: 'M76 36h10a6 6 0 0 1 0 12H76a6 6 0 0 1 0-12M86 42h0M76 62h10a6 6 0 0 1 0 12H76a6 6 0 0 1 0-12M86 68h0',
  },
  apps: {
    quiet: 'M28 32h16v16H28zM28 60h16v16H28zM52 40h18M52 68h24',
    lit: 'M82 39h12v10H82zM85 39v-4a3 3 0 0 1 6 0v4',
  },
  phones: { quiet: 'M30 34h22v42H30zM68 34h22v42H68zM39 70h4M77 70h4', lit: 'M57 55h0M63 55h0' },
  code: {
    quiet: 'M38 34h14v14H38zM68 34h14v14H68zM38 66h14v14H38zM60 36v10M68 66v6M82 66h0M76 76h6M60 68v12',
    lit: 'M28 57h64',
  },
  place: {
    quiet: 'M24 46l72-12M24 78l72-16M44 26l10 66M80 26l-6 66',
    lit: 'M60 72c-8-9-12-14-12-20a12 12 0 0 1 24 0c0 6-4 11-12 20M60 52h0',
  },
  connect: {
    quiet: 'M32 58a28 28 0 1 0 56 0 28 28 0 1 0-56 0',
    lit: 'M60 44v13m-9-8a13 13 0 1 0 18 0',
  },
  field: {
    quiet:
      'M34 36h52a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6M38 47h0M48 47h0M58 47h0M68 47h0M82 74h8',
    lit: 'M30 74h42',
  },
} as const satisfies Record<string, StepDrawing>;

/** Sketches of the phone's screen at each of an app's three steps. */
export const stepDrawings = {
  firewall: [drawings.dialog, drawings.choice, drawings.activity],
  photovault: [drawings.keypad, drawings.gallery, drawings.file],
  applock: [drawings.pattern, drawings.switches, drawings.apps],
  antitheft: [drawings.phones, drawings.code, drawings.place],
  vpn: [drawings.connect, drawings.choice, drawings.switches],
  password: [drawings.field, drawings.choice, drawings.file],
} as const satisfies Record<AppId, readonly [StepDrawing, StepDrawing, StepDrawing]>;
