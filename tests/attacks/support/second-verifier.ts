/** A second verifier of proof files, written with @ton/core and node:crypto alone: it shares no code with the product. */
import { Cell, type Slice } from '@ton/core'
import { assert, bag, blockOf, deny, hashOf, type Id, same } from './second-blocks.ts'
import { bitsOf, leafOf, leafOfE, openProof, ref, skipCoins } from './second-cells.ts'
import { assertKnown, assertSigned, type Signatures, validatorSetOf } from './second-signatures.ts'

type FileLink = { kind: string; [name: string]: unknown }
type File = {
  claim: { kind: string; account: string; lt: string; hash: string; at?: Id; block: Id }
  links: FileLink[]
}
type Place = { id: Id; utime: number | null }

/** The state after a block, by the update in it. */
function stateOf([block, state]: Cell[], id: Id): Cell {
  if (!block || !state) return deny('no state')
  const update = ref(block, 2).bits
  const after = update.subbuffer(8 + 256, 256)?.toString('hex')
  assert(hashOf(block) === id.rootHash && after === hashOf(state), 'another state')
  return state
}

function provedTransaction({ claim }: File, { block, boc }: { block: Id; boc: unknown }): Place {
  const [root = deny('no block')] = openProof(bag(boc))
  const { utime } = blockOf(root, block)
  const [workchain, account = ''] = claim.account.split(':')
  assert(Number(workchain) === block.workchain, 'another workchain')
  const all = ref(ref(root, 3), 2).beginParse()
  const own = leafOfE(all, bitsOf(BigInt(`0x${account}`), 256)) ?? deny('no transactions')
  skipCoins(own)
  own.skip(4 + 256)
  const one = leafOf(own, bitsOf(BigInt(claim.lt), 64)) ?? deny('no transaction')
  skipCoins(one)
  assert(hashOf(one.loadRef()) === claim.hash, 'another transaction')
  return { id: block, utime }
}

function provedAccount({ claim }: File, link: { block: Id; proof: unknown; state: unknown }): Place {
  const { block } = link
  const roots = openProof(bag(link.proof))
  const { utime } = blockOf(roots[0] ?? deny('no block'), block)
  const [workchain, account = ''] = claim.account.split(':')
  assert(Number(workchain) === block.workchain, 'another workchain')
  const accounts = ref(stateOf(roots, block), 1).beginParse()
  const leaf = leafOfE(accounts, bitsOf(BigInt(`0x${account}`), 256))
  if (leaf) skipCoins(leaf.skip(5))
  const own = bag(link.state)
  assert(
    (leaf ? hashOf(leaf.loadRef()) : '') === (own.length > 0 ? hashOf(Cell.fromBoc(own)[0]!) : ''),
    'another account',
  )
  return { id: block, utime }
}

/** `ShardHashes` in a masterchain block name the shard's newest block, whose header names the one before it, and so on. */
function committed(
  { id }: Place,
  { masterchainBlock, links }: { masterchainBlock: Id; links: { id: Id; proof: unknown }[] },
): Place {
  const [root = deny('no block')] = openProof(bag(links[0]?.proof))
  const { utime } = blockOf(root, masterchainBlock)
  const extra = ref(ref(root, 3), 3)
    .beginParse()
    .skip(16 + 1)
  const tree = leafOfE(extra, bitsOf(0n, 32))?.loadRef().beginParse() ?? deny('no shards')
  assert(!tree.loadBit(), 'a shard of a part')
  const seqno = tree.skip(4).loadUint(32)
  const [rootHash, fileHash] = [tree.skip(32 + 128).loadBuffer(32), tree.loadBuffer(32)].map(one => one.toString('hex'))
  let last: Id = { workchain: 0, shard: '8000000000000000', seqno, rootHash: rootHash!, fileHash: fileHash! }
  for (const [at, link] of links.entries()) {
    if (at > 0) last = previousOf(openProof(bag(link.proof))[0] ?? deny('no block'), last)
    assert(same(last, link.id), 'another block is named')
  }
  assert(same(last, id), 'another block is committed')
  return { id: masterchainBlock, utime }
}

function previousOf(root: Cell, id: Id): Id {
  blockOf(root, id)
  const info = ref(root, 0)
  return { ...id, ...blockRef(info.refs.at(-1)!.beginParse()) }
}

function blockRef(from: Slice): Pick<Id, 'seqno' | 'rootHash' | 'fileHash'> {
  const seqno = from.skip(64).loadUint(32)
  return { seqno, rootHash: from.loadBuffer(32).toString('hex'), fileHash: from.loadBuffer(32).toString('hex') }
}

/** `OldMcBlocksInfo` in the state of a newer block names the older one. */
function preceded(
  { id }: Place,
  { newer, proof, stateProof }: { newer: Id; proof: unknown; stateProof: unknown },
): Place {
  const roots = [...openProof(bag(proof)), ...openProof(bag(stateProof))]
  const { utime } = blockOf(roots[0] ?? deny('no block'), newer)
  const extra = ref(stateOf(roots, newer), 3)
  const older = leafOfE(
    ref(extra, lastButCurrencies(extra))
      .beginParse()
      .skip(16 + 65),
    bitsOf(BigInt(id.seqno), 32),
  )
  const leaf = older ?? deny('no older block')
  leaf.skip(65 + 1)
  assert(same({ ...id, ...blockRef(leaf) }, id) && id.seqno < newer.seqno, 'another older block')
  return { id: newer, utime }
}

/** References of `McStateExtra`: `ShardHashes` if there are any, configuration, the rest, currencies if there are any. */
const lastButCurrencies = (extra: Cell) => (extra.beginParse().skip(16).loadBit() ? 2 : 1)

/** Throws unless the links of a file, in the order of `docs/proof-file.md`, lead from its claim to pinned validators. */
export function verifyFile(text: string, pins: string[]): void {
  const file = JSON.parse(text) as File
  const links = [...file.links]
  const take = <T>(kind: string): T | undefined => (links[0]?.kind === kind ? (links.shift() as T) : undefined)
  let place: Place = { id: file.claim.block, utime: null }
  if (file.claim.kind === 'transaction') {
    const own = take<{ boc: string }>('bytes')
    assert(!own || hashOf(Cell.fromBoc(bag(own.boc))[0]!) === file.claim.hash, 'other bytes')
    place = provedTransaction(file, take('transaction') ?? deny('no transaction'))
  } else if (file.claim.kind === 'account') place = provedAccount(file, take('account') ?? deny('no account'))
  const named = () => {
    const header = place.utime === null ? take<{ boc: string }>('header') : undefined
    const root = header && (openProof(bag(header.boc))[0] ?? deny('no header'))
    if (root) place = { ...place, utime: blockOf(root, place.id).utime }
  }
  named()
  const shard = take<Parameters<typeof committed>[1]>('shard')
  if (shard) place = committed(place, shard)
  assert(!file.claim.at || same(file.claim.at, place.id), 'another moment')
  named()
  const older = take<Parameters<typeof preceded>[1]>('older')
  if (older) place = preceded(place, older)
  named()
  const { set, validators } = take<{ set: Signatures; validators: string }>('signatures') ?? deny('no signatures')
  const signers = validatorSetOf(Cell.fromBoc(bag(validators))[0] ?? deny('no validators'))
  assertSigned(place.id, place.utime, signers, set)
  assertKnown(signers, take('rotations'), pins)
  assert(links.length === 0, 'a link too many')
}
