import type { Anchors } from '../../../src/domain/proof/anchors.ts'
import type { ChainView } from '../chain/types.ts'
import { hex } from '../http/encode.ts'
import { configAfter, roundOf } from './configuration.ts'

/** Returns the validators a build would pin after a masterchain block: those that sign the next block. */
export function anchorsOf(chain: ChainView, head = chain.head(-1)): Anchors {
  const parameter = configAfter(chain, head).params.get(34)
  if (!parameter) throw new Error('a configuration without validators')
  return {
    made: head.genUtime,
    sets: [
      {
        hash: hex(parameter.hash()),
        until: roundOf(parameter).until,
        seqno: head.keyBlock ? head.seqno + 1 : head.seqno,
      },
    ],
  }
}
