/** Words about a change of who may use an account; `{who}` is an account. */
export const made = {
  'extension-added': '{who} ahora puede gastar todo lo que hay aquí',
  'extension-removed': '{who} ya no puede gastar desde aquí',
  'key-off': 'La clave de esta billetera está desactivada: solo las extensiones pueden gastar',
  'key-on': 'La clave de esta billetera está activada de nuevo',
  'plugin-added': '{who} ahora puede cobrar TON de aquí (plugin)',
  'plugin-removed': '{who} ya no puede cobrar TON de aquí (plugin)',
  'plugin-deployed': 'Un plugin nuevo ahora puede cobrar TON de aquí',
  whitelisted: '{who} ahora puede recibir TON bloqueados de aquí',
  owner: 'El propietario de este contrato ahora es {who}',
  deleted: 'Esta billetera se vació y se eliminó',
  code: 'Se reemplazó el código de este contrato',
}
export const signers = (threshold: number, count: number) =>
  `Aquí ahora ${threshold === 1 ? 'decide' : 'deciden'} ${threshold} de ${count} ${count === 1 ? 'firmante' : 'firmantes'}`
export const nobody = 'nadie'
export const andMore = (count: number) => `{first} y ${count} ${count === 1 ? 'cambio' : 'cambios'} más`
export const asked = 'Solicitado; si se hizo: {first}'
export const replaced = 'toncenter indica que se reemplazó el código de este contrato'
/** Over the changes of a transaction that give control away. */
export const warning = 'Comprueba que fuiste tú'
export const perhaps = 'Solicitado. Si se hizo:'
export const more = (count: number) => `y ${count} ${count === 1 ? 'cambio' : 'cambios'} más`
