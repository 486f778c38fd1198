/** Words about the transfers of a jetton. */
export const title = 'Últimas transferencias'
export const failed = 'No se pudieron cargar las transferencias'
export const none = 'No se encontraron transferencias'
export const noMints = 'Tal como se enviaron: no incluye los jettons emitidos ni los quemados.'
