import type { Operation } from '../../ton/body.ts'
import { fieldOf } from '../summary/message.ts'
import { isSwap, SWAPPED } from '../summary/swap.ts'
import { operationOf, type ReadStep } from './branch.ts'

/** Payouts of STON.fi v1 and v2, whose exit code tells the reason. */
const PAYOUTS = [0xf93bb43f, 0x657b54f5]
/** Exit codes of payouts that were ordered: of a swap, of burned liquidity tokens, and of liquidity that is not yet in a pool. */
const ORDERED = [...SWAPPED, 0xdda48b6a, 0xde7dbbc2]
/** Orders received by a DeDust pool, and the log message that it only emits for a swap. */
const [INTO_POOL, SWAP_LOG] = [[0x61ee542d, 0x72aca8aa], 0x9c610de3]

const receivedBy = ({ transaction: { inMessage } }: ReadStep) => inMessage && operationOf(inMessage)
const isInPool = (step: ReadStep) => INTO_POOL.includes(receivedBy(step)?.opcode ?? 0)

const hasSwapped = ({ transaction }: ReadStep) =>
  transaction.outMessages.some(message => operationOf(message)?.opcode === SWAP_LOG)

/** True if an exchange refused the order in these steps, by exit code or by a missing log of a swap. */
export const isRefused = (steps: ReadStep[]) =>
  steps.some(step => {
    const body = receivedBy(step)
    const code = body && PAYOUTS.includes(body.opcode) ? fieldOf(body, 'number', 'exit code') : undefined
    return (code !== undefined && !ORDERED.includes(Number(code))) || (isInPool(step) && !hasSwapped(step))
  })

/** True if a DeDust vault did not forward the order to a pool. */
export const isRefusedByVault = (order: Operation | null, steps: ReadStep[]) =>
  order !== null && isSwap(order) && order.name.startsWith('DeDust') && !steps.some(isInPool)
