/** Words about a get-method that runs in this browser. */
export const compute = 'Calcularlo aquí'
export const lead = 'Ejecuta el método en tu navegador, sobre la cuenta tal como la muestra su prueba.'
export const same = 'Calculado aquí: el mismo resultado'
export const other = 'Calculado aquí: otro resultado. La cuenta puede haber cambiado entretanto.'
export const notCompared =
  'Calculado aquí; los dos resultados están escritos en formas distintas, así que no se compararon'
export const onSigned = (seqno: string) =>
  `Sobre la cuenta tal como la dejó el bloque ${seqno} de la masterchain, firmado por sus validadores`
export const onNamed = 'Sobre la cuenta que envió tonapi; su prueba no llegó hasta las firmas de los validadores'
export const exitCode = (code: number) => `Aquí el método terminó con el código de salida ${code}`
export const configNamed =
  'El método puede usar la configuración de la red, que es la que envió el nodo, sin una prueba'
export const configSigned = 'El método puede usar la configuración de la red: es la del estado firmado tras ese bloque'
export const configShortened =
  'El método puede usar la configuración de la red. Es la del estado firmado tras ese bloque, pero a la máquina virtual de aquí le faltan los campos más nuevos de su parámetro 43'
export const notRun = 'El método no se ejecutó aquí.'
