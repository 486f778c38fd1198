/** Words about a change of who may use an account; `{who}` is an account. */
export const made = {
  'extension-added': '{who} can now spend everything here',
  'extension-removed': '{who} can no longer spend here',
  'key-off': 'The key of this wallet is off: only extensions can spend',
  'key-on': 'The key of this wallet is on again',
  'plugin-added': '{who} may now take TON from here (plugin)',
  'plugin-removed': '{who} may no longer take TON from here (plugin)',
  'plugin-deployed': 'A new plugin may now take TON from here',
  whitelisted: '{who} may now get locked TON from here',
  owner: '{who} now owns this contract',
  deleted: 'This wallet was emptied and deleted',
  code: 'The code of this contract was replaced',
}
export const signers = (threshold: number, count: number) =>
  `${threshold} of ${count} ${count === 1 ? 'signer' : 'signers'} now ${threshold === 1 ? 'decides' : 'decide'} here`
export const nobody = 'nobody'
export const andMore = (count: number) => `{first}, and ${count} more ${count === 1 ? 'change' : 'changes'}`
export const asked = 'Asked for, and if it was done: {first}'
export const replaced = 'toncenter says that the code of this contract was replaced'
/** Over the changes of a transaction that give control away. */
export const warning = 'Check that this was you'
export const perhaps = 'Asked for. If it was done:'
export const more = (count: number) => `and ${count} more ${count === 1 ? 'change' : 'changes'}`
