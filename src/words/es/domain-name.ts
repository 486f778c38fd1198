/** Reasons why no domain can have a name. */
export const wrongLetters = 'Un dominio .ton tiene letras y dígitos, y guiones solo entre ellos.'
export const wrongLettersOfUsername = 'Un nombre .t.me tiene letras, dígitos y guiones bajos.'
export const wrongLength = (zone: string, least: number, most: number) =>
  `Un nombre .${zone} tiene de ${least} a ${most} caracteres.`
export const encoded =
  'Mezcla alfabetos o sus letras parecen latinas, por lo que podría confundirse con otro nombre; se muestra como está escrito en la cadena.'
