/** Words about the source of a contract's code. */
export const show = 'Mostrar su código fuente'
export const failed = 'No se pudo cargar el código fuente'
export const none = 'tonapi no tiene el código fuente de este código'
export const otherCode = 'El código fuente que tiene tonapi es de un código distinto del que hay en esta dirección.'
export const meaning =
  'Que este código fuente dé el código de arriba lo dice tonapi: su hash es el que se calculó aquí, pero en este navegador no se compiló nada.'
