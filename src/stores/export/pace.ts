import { node } from '../../providers/node/provider.ts'

/** Seconds that so many pages take at the pace that the node allows. */
export const secondsOf = (pages: number) => Math.ceil((pages * node.throttle.interval) / 1000)
