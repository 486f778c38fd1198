const MIXED =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]\p{Script=Latin}/u

/** True if a word mixes look-alike alphabets, as in "USDТ" with a Cyrillic T. */
export const mixesAlphabets = (text: string): boolean => MIXED.test(text)
