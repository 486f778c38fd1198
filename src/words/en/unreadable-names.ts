/** Words about saved names of the visitor that cannot be read. */
export const lost =
  'The names and watched addresses saved in this browser cannot be read. Their text is kept, even if you save new names.'
export const keptAside = 'Names and watched addresses of this browser could not be read, and their text was kept aside.'
export const save = 'Save their text'
export const remove = 'Remove their text'
export const forget =
  'This also forgets saved names that cannot be read. The watch list can save their text as a file first.'
