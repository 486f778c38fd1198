/** Words about the weight that the largest validators hold together. */
export const what = 'Porcentaje del peso que reúnen los mayores validadores'
export const largest = (count: number, digits: string) =>
  count === 1 ? 'El mayor validador' : `Los ${digits} mayores validadores`
export const validators = 'Validadores'
export const share = 'Porcentaje del peso'
