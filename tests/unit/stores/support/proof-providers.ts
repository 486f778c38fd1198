/** Both providers as proofs ask them, answering from a small chain. Tests put lies in the places of answers. */
import { vi } from 'vitest'
import type { BlockId } from '../../../../src/domain/block/block.ts'
import { type Anchors, NO_ANCHORS } from '../../../../src/domain/proof/anchors.ts'
import type { Claim, ClaimHint } from '../../../../src/domain/proof/claim.ts'
import { ProviderError } from '../../../../src/providers/http/error.ts'
import type { ProofState } from '../../../../src/stores/proof.ts'
import type { RawAddress } from '../../../../src/ton/address.ts'
import type { FullBlockId } from '../../../../src/ton/proof/block-id.ts'
import type { Made, Round, Rounds } from '../../../attacks/support/blocks.ts'
import { type createWorlds, linkOf } from '../../../attacks/support/world.ts'
import { fakeStorage } from '../../../support/storage.ts'
import { bagOf, proofOf } from '../../ton/proof/support/merkle.ts'

type World = ReturnType<typeof createWorlds>['world']

const missing = (): never => {
  throw new ProviderError('not-found', 'tonapi', 'not there')
}

/** A provider that answers every request with “not found”. */
export const absent = async (): Promise<never> => missing()

/** A provider's answer to a call for signatures of a block. */
export const signedBy = (id: FullBlockId, round: Round) => async () => ({ block: id, set: signaturesOf(id, round) })

const partsOf = (link: ReturnType<typeof linkOf.older>) => link as Extract<typeof link, { kind: 'older' }>
const signaturesOf = (id: FullBlockId, round: Round) => {
  const link = linkOf.signatures(id, round)
  return link.kind === 'signatures' ? link.set : missing()
}

/** The answers of honest providers, by the functions that ask for them. */
export function answersFrom({ blocks, account, contents }: World, { first, second }: Rounds) {
  const all: Made[] = Object.values(blocks)
  const find = ({ workchain, seqno }: Pick<BlockId, 'workchain' | 'seqno'>): Made =>
    all.find(({ id }) => id.workchain === workchain && id.seqno === seqno) ?? missing()
  const master = (seqno: number) => find({ workchain: -1, seqno })
  const signersOf = (seqno: number) => (seqno > blocks.key.id.seqno ? second : first)
  return {
    async getCommitment(_: unknown, asked: BlockId, from = blocks.head.id.seqno) {
      const { id: block } = find(asked)
      const committing = block.workchain === 0 ? blocks.early : find(block)
      const link = linkOf.shard(blocks.early, blocks.next, blocks.block)
      const links = block.workchain === 0 && link.kind === 'shard' ? link.links : []
      const newer = master(Math.max(from, committing.id.seqno))
      const { proof, stateProof } = partsOf(linkOf.older(newer))
      const back = newer === committing ? null : { proof, stateProof }
      return { block, head: newer.id, masterchainBlock: committing.id, links, back }
    },
    getSignatures: async (_: unknown, seqno: number) => ({
      block: master(seqno).id,
      set: signaturesOf(master(seqno).id, signersOf(seqno)),
    }),
    getValidatorsAfter: async (_: unknown, seqno: number) => bagOf(signersOf(seqno + 1).cell),
    async getAccountProof(_: unknown, raw: RawAddress, at?: FullBlockId) {
      const master = at ? find(at) : blocks.head
      const [workchain, hash = ''] = raw.split(':')
      const link = account(workchain === '0' ? blocks.next : master, hash)
      if (link.kind !== 'account') return missing()
      const { block, proof, state } = link
      const shardProof = bagOf(proofOf(master.root, master.extra), proofOf(master.state))
      return { masterchainBlock: master.id, block, proof, state, shardProof }
    },
    getBlockBytes: async (_: unknown, asked: BlockId) => bagOf(find(asked).root),
    getIndexedParameter: async () => bagOf(first.cell),
    getTransactionProof: async (_: unknown, asked: BlockId) => bagOf(find(asked).root),
    getBlockOfTransaction: async (_: unknown, { account: raw }: { account: RawAddress }) =>
      raw.startsWith('0:') ? blocks.block.id : blocks.early.id,
    getBlockAt: async (_: unknown, utime: number) => (utime > 2001 ? blocks.late.id : blocks.head.id),
    getPreviousKeySeqno: async (_: unknown, { seqno }: BlockId) =>
      seqno > blocks.key.id.seqno ? blocks.key.id.seqno : blocks.begin.id.seqno,
    getTransactionBytes: async (): Promise<Uint8Array> => bagOf(contents.sent[0]?.cell ?? missing()),
  }
}

export type Answers = ReturnType<typeof answersFrom>

const FILES = {
  '../../../../src/providers/node/proofs.ts': ['getCommitment', 'getSignatures', 'getValidatorsAfter'],
  '../../../../src/providers/node/block-at.ts': ['getBlockOfTransaction', 'getBlockAt', 'getPreviousKeySeqno'],
  '../../../../src/providers/node/transaction-bytes.ts': ['getTransactionBytes'],
  '../../../../src/providers/indexer/config.ts': ['getIndexedParameter'],
  '../../../../src/providers/indexer/proofs.ts': ['getAccountProof', 'getBlockBytes', 'getTransactionProof'],
} satisfies Record<string, (keyof Answers)[]>

/**
 * A new page at a moment, in unix seconds, whose providers give these answers; `calls` are the functions by which they were asked. What
 * the browser keeps is in `storage`.
 */
export async function openPage(answers: Answers, now: number, anchors: Anchors = NO_ANCHORS, storage = fakeStorage()) {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 * now })
  vi.stubGlobal('localStorage', storage)
  const calls: string[] = []
  for (const [path, names] of Object.entries(FILES))
    vi.doMock(path, () => Object.fromEntries(names.map(name => [name, asked(name)])))
  vi.doMock('../../../../src/providers/site/anchors.ts', () => ({ getAnchors: async () => anchors }))
  function asked(name: keyof Answers) {
    return (...args: unknown[]) => {
      calls.push(name)
      return (answers[name] as (...args: unknown[]) => unknown)(...args)
    }
  }
  const { $proof } = await import('../../../../src/stores/proof.ts')
  const { badgeOf } = await import('../../../../src/islands/proof/badge-of.ts')
  const { $provedAccounts } = await import('../../../../src/stores/proved-accounts.ts')
  const { readSignedHead } = await import('../../../../src/stores/signed-head.ts')

  /** Proves a claim to its end. */
  async function prove(claim: Claim, hint?: ClaimHint) {
    const proof = $proof(claim, hint)
    proof.start()
    const state = await new Promise<ProofState>(resolve => {
      const end = proof.listen(value => {
        if (value.status !== 'ended') return
        end()
        resolve(value)
      })
    })
    const { grade, text, tone } = badgeOf(claim, state)
    return { proof, state, grade, text, tone, kinds: state.chain.map(({ link }) => link.kind) }
  }
  return { calls, storage, prove, $proof, $provedAccounts, readSignedHead }
}
