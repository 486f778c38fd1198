const MIXED =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]\p{Script=Latin}/u

/** True if one word mixes letters of alphabets that look alike, as in "USDТ" with a Cyrillic T. */
export const mixesAlphabets = (text: string): boolean => MIXED.test(text)
