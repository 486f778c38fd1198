/** Words about an operation whose name is not known here. */
export const ask = 'Preguntar su nombre a la API del nodo'
export const asking = 'Consultando a toncenter…'
export const failed = 'No se cargó ningún nombre.'
export const noName = 'toncenter tampoco tiene un nombre para ella.'
export const byNodeApi = 'según la API del nodo'
