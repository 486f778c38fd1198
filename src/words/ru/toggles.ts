/** Words of the two toggles in the header, for the page and for the script that follows them. */
export const networkShown = (network: string) => `Показана сеть: ${network}. Только для показа.`
/** In the footer, for a name of the network. */
export const testnetShown = (network: string) => `testnet, только для показа: данные из сети ${network}`
/** Label of the theme button, by the theme that a press switches to. */
export const switchTheme = {
  dark: 'Включить тёмную тему',
  light: 'Включить светлую тему',
  system: 'Включить тему системы',
}
