/** Words of the page on which this browser shows that it can check. */
export const title = 'Checks'
export const description = 'Check a saved proof, see whether this browser checks rightly, and what is kept in it.'
export const lead = 'What this browser can check, what it knows, and what it keeps. Nothing here is sent to anybody.'

export const file = 'Check a saved proof'
export const fileLead =
  'A proof file, as “Save proof” writes it. It may also be dropped on any page. It is read here, offline too.'
export const choose = 'Proof file'
export const notKept =
  'The file that was dropped is too large to be carried from one page to the next. Choose it here, or drop it on this page.'
export const checking = 'Checking …'
export const unreadable = {
  'no proof': 'This file is no proof.',
  'later version':
    'This proof has a later form than this build reads. Reload the page, or ask who saved it for an older one.',
  damaged: 'This proof is damaged: a part of it is missing or has another form.',
}
export const claimed = 'Claimed'
export const aTransaction = 'a transaction'
export const anAccount = 'an account'
export const aBlock = 'a block'
export const savedOf = (isThisNetwork: boolean, made: string) =>
  `Saved ${made} from ${isThisNetwork ? 'this network' : 'another network'}, by the file’s own word`
export const proved = (most: number) => `Proved ${most} of ${most}: every link that the file holds.`
export const notProved = (most: number) =>
  `Proved 0 of ${most}: the links of the file do not lead to validators that this build knows.`

export const self = 'This browser'
export const selfLead =
  'Known bytes, from mainnet and from standards, each held against what it must come to. False ones must be refused.'
export const run = 'Run the checks'
export const names = {
  hash: 'Hash of a cell',
  body: 'A message body, read (TEP-74)',
  account: 'An account of mainnet, proved',
  'false account': 'The same with one bit wrong, refused',
  'shard block': 'A block of mainnet, proved',
  'false shard block': 'The same with one bit wrong, refused',
  signature: 'A signature, verified (Ed25519, RFC 8032)',
  'false signature': 'The same for another message, refused',
}
export const replay = 'Virtual machine'
export const replayLead =
  'A recorded transaction, made again by the virtual machine that replays use: 2.1 MB once. With a false input it must come out different.'
export const runReplays = 'Replay the recording'
export const replays = {
  replay: 'A contract that threw, replayed to the same hash',
  'false state': 'With one bit of its state wrong: another transaction',
  'false message': 'With one bit of its message wrong: another transaction',
  'false configuration': 'With another price of gas: another transaction',
}
export const outcomes = { passed: 'passed', failed: 'failed', impossible: 'this browser cannot' }
export const took = (ms: string) => `${ms} ms`

export const providers = 'Providers'
export const perCall = (seconds: number) => `one call in ${seconds} s`
export const answered = 'Last answer'
export const never = 'not known'
export const nextTurn = 'Next turn'
export const free = 'now'
export const inSeconds = (seconds: number) => `in ${seconds} s`

export const calls = 'Calls of the last ten minutes'
export const noCalls = 'No call of the last ten minutes is logged in this browser.'
export const noLog = 'This browser lets the site keep no log of its calls.'
export const newestCalls = (count: number) => `These are the newest ${count}: the log holds no more.`
export const call = 'Call'
export const provider = 'Provider'
export const answer = 'Answer'
export const when = 'When'
export const status = (code: number) => `status ${code}`
export const noAnswer = 'no readable answer'
export const statusUnknown = 'ended'
export const after = (ms: number) => `after ${ms} ms`

export const stored = 'Kept in this browser'
export const storedSum = (answers: number, others: number, size: string) =>
  `${answers} ${answers === 1 ? 'answer' : 'answers'} and ${others} ${others === 1 ? 'setting' : 'settings'}, ${size} in all. It stays here: no other site and no server reads it.`
export const nothingStored = 'Nothing is kept.'
export const what = 'What'
export const from = 'From'
export const learnt = 'Learnt'
export const size = 'Size'
export const showAll = (count: number) => (count === 1 ? 'The answer' : `All ${count} answers`)
export const forget = 'Forget it all'
export const forgetNames = (count: number) =>
  `This also forgets your names and notes of ${count} ${count === 1 ? 'address' : 'addresses'}, of which there is no other copy. The watch list can save them as a file first.`
export const forgotten = 'Forgotten. The next page begins anew.'

export const build = 'This build'
export const buildName = 'Build'
export const built = 'Made'
export const commit = 'Commit'
