/** Reasons why no domain can have a name. */
export const wrongLetters = 'A .ton domain has letters and digits, and hyphens only between them.'
export const wrongLettersOfUsername = 'A .t.me name has letters, digits and underscores.'
export const wrongLength = (zone: string, least: number, most: number) =>
  `A .${zone} name has ${least} to ${most} characters.`
export const encoded =
  'Its letters mix alphabets or look like Latin ones, so it is shown as the chain writes it: it could be taken for another name.'
