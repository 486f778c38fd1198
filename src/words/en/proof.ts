/** Words about how far something was proved in this browser. */
export const prove = 'Prove it'
export const proving = 'Proving …'
export const how = 'How?'
export const hide = 'Hide'
export const grade = (reached: number, most: number) => `Proved ${reached} of ${most}`

export const nothingYet = 'Not proved in this browser yet'
export const bytesMatch = 'Bytes match their hash, checked here'
export const inBlock = 'Stands in its block, checked here'
export const committed = (seqno: string) => `Committed by masterchain block ${seqno}, checked here`
export const signed = (signers: number, of: number) => `Signed by ${signers} of ${of} validators, checked here`
export const signedByNamed = 'Signed by validators that only toncenter names'
export const signedByAgreed = 'Signed by validators that both providers name, not this build'
export const doesNotFit = 'A proof does not fit'

export const title = 'How it is proved'
export const save = 'Save proof'
export const saveEvidence = 'Save evidence'
export const saving = 'Saving …'

export const ofHeader = (time: string) => `By its header, made at ${time}, this is`
export const ownBytes = 'These bytes hash to'
export const stands = 'It stands in'
export const afterBlock = 'This is the account after'
export const absent = 'There is no such account after'
export const block = (seqno: string) => `block ${seqno}`
export const masterchainBlock = (seqno: string) => `masterchain block ${seqno}`
export const thisMasterchainBlock = (seqno: string) => `Masterchain block ${seqno}`
export const commits = 'commits that block'
export const precedes = 'That block is older than'
export const signersOf = (signers: number, of: number, share: string) =>
  `${signers} of ${of} validators signed that, ${share} % of their weight`
export const pinned = (day: string) => `Their set is pinned by this build, brought up to date on ${day}`
export const rotated = (rotations: number, day: string) =>
  `Their set follows from one that this build pins (${day}), over ${rotations === 1 ? 'one rotation' : `${rotations} rotations`}`
export const agreed = (provider: string) => `${provider} names the same validators; this build knows no set near theirs`
export const named =
  'Only toncenter names these validators: this build pins no set near theirs, and tonapi has not confirmed them'
export const namedInFile =
  'These validators are named by this file alone: nobody was asked, and this build pins no set near theirs. Whoever made the file may have made them too'
export const olderList = (made: string, seen: string) =>
  `The list of pinned validators in use is of ${made}; this browser has seen one of ${seen}. The host may be serving an old build.`
export const noList = 'The list of validators that this build pins could not be loaded.'
export const kept = 'kept here'
export const bytes = (size: string, took: string) => `${size}, checked in ${took}`
export const milliseconds = (ms: string) => `${ms} ms`

export const statuses = { nonexist: 'absent', uninit: 'uninitialized', frozen: 'frozen', active: 'active' }
export const unsigned = 'Not proved: no validators that this build knows have signed these figures.'
export const asOf = 'As of'

export const asking = 'Asking for the next bytes. Each provider is asked no faster than it allows.'
export const contradicted = {
  title: 'What a provider sent contradicts what is claimed.',
  titleOfFile: 'What this file holds contradicts what it claims.',
  expected: 'Claimed',
  found: 'In the proof',
  nothing: 'nothing',
  bytes: (why: string) => `The bytes are no proof: ${why}.`,
  signatures: (wrong: number) => (wrong === 1 ? 'A signature is wrong.' : `${wrong} signatures are wrong.`),
  meaning: 'Somebody is wrong, or lies. Compare with another explorer before you rely on this, and keep the evidence.',
  meaningOfFile: 'The file was changed, or made to deceive: rely on nothing of it.',
}
export const subjects = {
  block: 'The proof is of another block.',
  file: 'The bytes of the block have another hash.',
  header: 'The block has another place in the chain.',
  'key block': 'The block names no validators.',
  state: 'The state is that of another block.',
  transaction: 'Another transaction stands at this place, or none.',
  account: 'The account is another than the one that is proved.',
  'shard block': 'The masterchain commits another block.',
  'previous block': 'Another block comes before.',
  'older block': 'Another masterchain block stands at this place.',
  'signed block': 'The signatures are for another block.',
  order: 'The blocks are in the wrong order.',
  shard: 'The block is of another shard, which holds nothing of this.',
  validators: 'The validators are others.',
  configuration: 'toncenter sent another configuration of the network.',
  link: 'The links of the proof are in a wrong order, or one is there twice.',
}
export const incomplete = 'The bytes leave out what is needed. Nothing speaks against it either.'
export const tooLarge = 'The proof is too large to be checked here.'
export const tooLittle = (share: string) =>
  `Only ${share} % of the weight of these validators signed; more than two thirds are needed.`
export const otherRound = (from: string, until: string, made: string) =>
  `Validators of another round signed this: theirs lasts from ${from} to ${until}, and the block was made on ${made}.`
export const noEd25519 =
  'This browser cannot check these signatures (Ed25519), or the page came without https. A newer browser can.'
export const noMore = 'It goes no further just now.'
export const meaning =
  'Proved is that this is part of the chain that these validators signed. Not proved is that nothing newer came after it.'

export const proveSteps = (steps: number) => (steps === 1 ? 'Prove the step' : `Prove all ${steps} steps`)
export const proveReadable = (steps: number) => `Prove the ${steps === 1 ? 'readable step' : `${steps} readable steps`}`
export const stepsProved = (proved: number, steps: number, isMinimum: boolean) =>
  `${proved} of ${isMinimum ? 'at least ' : ''}${steps === 1 ? '1 step is' : `${steps} steps are`} signed by validators`
export const stepsPinned = 'whose set this build pins'
export const stepsLeft = (left: number) => `${left} to go`
export const stepNotProved = 'Not proved:'
