/** Words about the share of sales that a collection names for its author. */
export const royalty = 'Royalty'
export const ask = 'Ask its collection'
export const share = (percent: string, source: string) => `${percent} of each sale, by ${source}`
export const none = 'None stated: its collection does not answer as TEP-66 asks'
export const failed = 'Could not be asked'
