/** Words of the two toggles in the header, for the page and for the script that follows them. */
export const networkShown = (network: string) => `Red indicada: ${network}. Solo visual.`
/** In the footer, for a name of the network. */
export const testnetShown = (network: string) => `testnet, solo visual: los datos vienen de ${network}`
/** Label of the theme button, by the theme that a press switches to. */
export const switchTheme = {
  dark: 'Cambiar al tema oscuro',
  light: 'Cambiar al tema claro',
  system: 'Cambiar al tema del sistema',
}
