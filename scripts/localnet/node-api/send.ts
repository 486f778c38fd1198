import { type Cell, loadMessage } from '@ton/core'
import { type ExternalMessage, isExternalIn, normalizedHash } from '../chain/message.ts'
import { base64 } from '../http/encode.ts'
import { forwardFee, gasFee } from './fees.ts'
import type { Call, Method } from './method.ts'
import { Refusal, unparsable } from './refusal.ts'

/** Gas that a wallet v5 uses to check a signature and send one message. v3 and v4 use a third less. */
const WALLET_GAS = 4_939n

/** Maximum size of an external message, in bytes. */
const MAX_MESSAGE_LENGTH = 65_535

function external(cell: Cell): ExternalMessage {
  if (cell.toBoc().length > MAX_MESSAGE_LENGTH) {
    throw new Refusal(500, 'LITE_SERVER_UNKNOWN: cannot apply external message to current state : too large')
  }
  try {
    const message = loadMessage(cell.beginParse())
    if (isExternalIn(message)) return message
  } catch {
    // falls through: invalid bytes and refused messages get the same answer
  }
  throw new Refusal(
    500,
    'LITE_SERVER_UNKNOWN: cannot apply external message to current state : Failed to unpack external message',
  )
}

function sent({ chain, params }: Call) {
  const cell = params.cell('boc')
  const message = external(cell)
  return { hash: base64(chain.sendExternal(cell)), hash_norm: base64(normalizedHash(message)) }
}

const sendBoc: Method = call => {
  sent(call)
  return { '@type': 'ok' }
}

const sendBocReturnHash: Method = call => ({ '@type': 'raw.extMessageInfo', ...sent(call) })

/** Estimates fees without execution: by the message size, the gas of an ordinary wallet, and the network's prices. */
const estimateFee: Method = ({ chain, params }) => {
  const address = params.address('address')
  const body = params.cell('body')
  const parts = ['init_code', 'init_data'].filter(name => params.raw(name) !== undefined).map(name => params.cell(name))
  if (address.workChain !== 0 && address.workChain !== -1) throw unparsable('unknown workchain')
  const inForward = [body, ...parts].reduce((sum, cell) => sum + forwardFee(chain.config, address, cell), 0n)
  return {
    '@type': 'query.fees',
    source_fees: {
      '@type': 'fees',
      in_fwd_fee: inForward,
      storage_fee: 0,
      gas_fee: gasFee(chain.config, address, WALLET_GAS),
      fwd_fee: forwardFee(chain.config, address, body),
    },
    destination_fees: [],
  }
}

export const sendMethods = { sendBoc, sendBocReturnHash, sendQuery: sendBoc, estimateFee }
