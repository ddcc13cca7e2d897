/**
 * Maximum length of each field in user-perceived characters (`countCharacters()`), and maximum file size.
 * Overlong input is a field error; it is never truncated.
 */
export const limits = {
  /** The longest names of people on record have some 70 characters. */
  name: 100,
  /** RFC 5321, 4.5.3.1.3: a path holds 256 octets, two of them its brackets. */
  email: 254,
  message: 5_000,
  coverLetter: 10_000,
  /** International numbers have 15 digits (E.164); the rest allows spaces, brackets and an extension. */
  phone: 40,
  link: 500,
  appVersion: 40,
  /** Job ids are names of content files. */
  job: 100,
  /** 5 MiB, of a résumé or a screenshot. */
  fileBytes: 5_242_880,
} as const;

/**
 * Maximum UTF-16 code units per character on average. A family emoji takes 11; a letter under hundreds of
 * accents, a single visible character, is not text.
 */
export const unitsPerCharacter = 16;

/**
 * Maximum UTF-8 bytes per character of a text as long as its limit. A Chinese character takes 3, a syllable of Hindi up
 * to 12.
 */
export const bytesPerCharacter = 12;

/**
 * Maximum consecutive combining marks, as in Unicode's stream-safe text format (UAX #15, section 13): more than any
 * language uses, and few enough that normalizing takes linear time.
 */
export const maxMarks = 30;

/** Maximum size of a file's name in UTF-8 bytes, as in file systems. A longer name is cut. */
export const fileNameBytes = 255;

/** Minimum milliseconds between issuing a proof of work and sending the form: less than any person needs. */
export const minimalFillMs = 2_000;
