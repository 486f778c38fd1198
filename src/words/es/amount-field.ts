/** Faults of an amount that was typed. */
export const comma = 'Escribe el monto sin separar los miles y con coma decimal: 1000 o 1,5.'
export const negative = 'Escribe el monto sin signo.'
export const long = 'Ningún monto es tan largo: 40 caracteres como máximo.'
export const noNumber = 'Escribe un número, por ejemplo 12,5.'
