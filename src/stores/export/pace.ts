import { node } from '../../providers/node/provider.ts'

/** Seconds that this number of pages takes at the node's call interval. */
export const secondsOf = (pages: number) => Math.ceil((pages * node.throttle.interval) / 1000)
