import type { Operation } from '../../ton/body.ts'
import { fieldOf } from '../summary/message.ts'
import { isSwap, SWAPPED } from '../summary/swap.ts'
import { operationOf, type ReadStep } from './branch.ts'

/** Payouts of STON.fi v1 and v2, which name the reason in their exit code. */
const PAYOUTS = [0xf93bb43f, 0x657b54f5]
/** Orders that a pool of DeDust gets, and the log that it writes only where it swapped. */
const [INTO_POOL, SWAP_LOG] = [[0x61ee542d, 0x72aca8aa], 0x9c610de3]

const receivedBy = ({ transaction: { inMessage } }: ReadStep) => inMessage && operationOf(inMessage)
const isInPool = (step: ReadStep) => INTO_POOL.includes(receivedBy(step)?.opcode ?? 0)

const hasSwapped = ({ transaction }: ReadStep) =>
  transaction.outMessages.some(message => operationOf(message)?.opcode === SWAP_LOG)

/** True if an exchange did not swap what came in, in one of these steps: it says so, or writes no log of a swap. */
export const isRefused = (steps: ReadStep[]) =>
  steps.some(step => {
    const body = receivedBy(step)
    const code = body && PAYOUTS.includes(body.opcode) ? fieldOf(body, 'number', 'exit code') : undefined
    return (code !== undefined && !SWAPPED.includes(Number(code))) || (isInPool(step) && !hasSwapped(step))
  })

/** True if an order to a vault of DeDust got to no pool. */
export const isRefusedByVault = (order: Operation | null, steps: ReadStep[]) =>
  order !== null && isSwap(order) && order.name.startsWith('DeDust') && !steps.some(isInPool)
