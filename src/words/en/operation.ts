/** Words about an operation whose name is not known here. */
export const ask = 'Ask the node API for its name'
export const asking = 'Asking toncenter …'
export const failed = 'No name was loaded.'
export const noName = 'toncenter has no name for it either.'
export const byNodeApi = 'as the node API names it'
