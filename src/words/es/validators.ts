/** Words about validators. */
export const title = 'Validadores'
export const description = 'Los validadores de la red TON: cuántos son, sus stakes y sus direcciones.'
export const lead = 'Los datos se actualizan cada minuto.'
export const about = 'Sobre los validadores de TON'
export const aboutText =
  'Los validadores comprueban las transacciones y acuerdan el bloque siguiente. Cada uno arriesga monedas, propias y a menudo de nominadores, y pierde una parte si incumple las reglas. Se eligen para una ronda según sus stakes: el conjunto de validadores cambia cada 18 horas, más o menos, y un stake se devuelve unas horas después de terminar su ronda. El número de un validador es su puesto por peso.'
export const failed = 'No se pudieron cargar los validadores'
export const none = 'Por ahora no hay datos de validadores'
export const unavailable = 'Datos de validadores no disponibles'
export const hint =
  'Los datos de validadores necesitan API especiales. Vuelve más tarde o usa los exploradores oficiales.'
export const fallback = 'Los datos de validadores no están disponibles por ahora. Inténtalo de nuevo más tarde.'

export const total = 'Total de validadores'
export const inRound = 'en la ronda actual'
export const totalStake = 'Stake total'
export const ofAll = (coin: string) => `${coin}, de todos los validadores`
export const minStake = 'Stake mínimo'
export const toStand = (coin: string) => `${coin}, para candidatos`
export const electionDate = 'Inicio de la ronda'
export const roundBegan = (time: string) => time

export const distribution = 'Distribución del peso'
/** Stand below a number of validators. */
export const holdThird = (count: number) =>
  count === 1 ? 'validador reúne por sí solo un tercio del peso' : 'validadores, los mayores, reúnen un tercio del peso'
export const holdHalf = (count: number) =>
  count === 1 ? 'validador reúne por sí solo la mitad del peso' : 'validadores, los mayores, reúnen la mitad del peso'

export const round = 'Ronda actual'
export const since = 'Empezó'
export const until = 'Termina'
export const submitted = 'Stake presentado'
export const effective = 'Stake que cuenta'

export const counts =
  'De los stakes presentados, cada uno cuenta hasta su propio factor por el menor stake elegido; lo que cuenta es el peso del validador.'

export const byWeight = 'Peso, de mayor a menor'
export const byWeightUp = 'Peso, de menor a mayor'
export const byStake = 'Stake, de mayor a menor'
export const byStakeUp = 'Stake, de menor a mayor'
export const byAddress = 'Dirección'
export const byAddressDown = 'Dirección, al revés'
export const byAdnl = 'Dirección ADNL'
export const byAdnlDown = 'Dirección ADNL, al revés'

export const active = 'Validadores activos'
export const listed = (count: string) => `${count} en la lista`
export const changed = (count: number) => `${count} ${count === 1 ? 'stake nuevo' : 'stakes nuevos'}`
export const stake = 'Stake'
export const rank = 'Puesto'
export const factor = 'Factor'
/** In front of it, on a phone. */
export const factorBefore = 'factor'
/** Stands beside the stake submitted. */
export const counted = 'cuentan {amount}'
export const weightUnknown = 'Los porcentajes son de los stakes presentados: no se conocen los factores.'
export const notAllListed = 'No están en la lista todos los validadores elegidos: no se conocen los pesos.'
export const maybeNotAllListed =
  'No se sabe si están en la lista todos los validadores elegidos, así que no se muestran los pesos.'
export const weightNote =
  'El peso es el porcentaje de los stakes que cuentan; según él cuenta la firma de un validador.'
export const adnl = 'Dirección ADNL'
export const adnlValue = 'dirección ADNL'

export const weight = 'Peso'
