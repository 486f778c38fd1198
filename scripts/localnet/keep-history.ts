import { keepHistory, type NetworkOptions } from './network.ts'

/** Plays the history described by the first argument (NetworkOptions as JSON), writes its dump, and exits. */
const options: NetworkOptions = JSON.parse(process.argv[2] ?? '')
await keepHistory(options)
process.exit(0)
