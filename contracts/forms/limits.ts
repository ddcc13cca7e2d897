/**
 * The longest each field may be, in characters as the visitor counts them (`countCharacters()`), and the largest file.
 * Over-long input is an error of its field, never cut.
 */
export const limits = {
  /** The longest names of people on record have some 70 characters. */
  name: 100,
  /** RFC 5321, 4.5.3.1.3: a path holds 256 octets, two of them its brackets. */
  email: 254,
  message: 5_000,
  coverLetter: 10_000,
  /** International numbers have 15 digits (E.164); the rest is for spaces, brackets and an extension. */
  phone: 40,
  link: 500,
  appVersion: 40,
  /** Names of jobs are names of content files. */
  job: 100,
  /** 5 MiB, of a résumé or a screenshot. */
  fileBytes: 5_242_880,
} as const;

/**
 * How many UTF-16 code units one character may take on average. A family of emoji takes 11; a letter under hundreds of
 * accents, one character to the eye, is not writing.
 */
export const unitsPerCharacter = 16;

/** How soon after its proof of work was issued a form may be sent, in milliseconds: sooner than any person fills it in. */
export const minimalFillMs = 2_000;
