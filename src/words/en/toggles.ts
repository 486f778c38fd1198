/** Words of the two toggles in the header, for the page and for the script that follows them. */
export const networkShown = (network: string) => `Network shown: ${network}. Display only.`
/** In the footer, for a name of the network. */
export const testnetShown = (network: string) => `testnet, display only: data come from ${network}`
/** Label of the theme button, by the theme that a press switches to. */
export const switchTheme = {
  dark: 'Switch to dark theme',
  light: 'Switch to light theme',
  system: "Switch to the system's theme",
}
