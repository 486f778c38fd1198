/** Prefix of all storage keys of this site. Keys with this prefix alone, for the visitor's data and choices, are shared by all networks. */
export const SITE_PREFIX = 'nanoscope:1:'
