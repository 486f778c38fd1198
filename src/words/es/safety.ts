/** Warnings about accounts. A separate file, because few pages load it. */
export const scam = 'tonapi señala esta cuenta como fraudulenta. No le envíes nada ni creas nada de lo que envía.'
export const unwarned = 'tonapi no responde: faltan sus marcas de estafa y otras advertencias.'
export const needsMemo =
  'Un pago a esta cuenta necesita un comentario (memo); sin él puede no llegar a su destinatario.'
export const suspended = 'La red suspendió esta dirección: no puede activarse.'
export const frozen =
  'Esta cuenta está congelada, porque no se pagaron sus comisiones de almacenamiento: no puede hacer nada hasta que se descongele.'
