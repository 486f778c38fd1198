import { keepHistory, type NetworkOptions } from './network.ts'

/** Plays the history that the first argument describes (NetworkOptions as JSON), keeps its dump, and ends. */
const options: NetworkOptions = JSON.parse(process.argv[2] ?? '')
await keepHistory(options)
process.exit(0)
