/** What a transaction did, in one sentence; the shorter form stands beside its amount. A name in braces is filled with what it names. */
export const tick = 'Called by the system at the start of a block'
export const tock = 'Called by the system at the end of a block'
export const storage = 'Storage fees taken by the system'
export const split = 'Account split by the system'
export const merge = 'Account merged by the system'

export const sent = 'Sent to {who}'
export const sentAmount = 'Sent {amount} to {who}'
export const sentToSelf = 'Sent to itself'
export const sentAmountToSelf = 'Sent {amount} to itself'
export const received = 'Received from {who}'
export const receivedAmount = 'Received {amount} from {who}'
export const receivedOperation = '{operation} from {who}'
export const receivedOperationAmount = '{operation} from {who}, with {amount}'
export const sentOperation = '{operation} to {who}'
export const sentOperationAmount = '{operation} to {who}, with {amount}'
export const excesses = 'Unused gas back from {who}'
export const excessesAmount = 'Got {amount} of unused gas back from {who}'

export const paid = (count: number) => `Paid ${count} accounts`
export const paidAmount = (count: number) => `Paid {amount} to ${count} accounts`
export const andMore = (count: number) => `{first}, and ${count} more ${count === 1 ? 'message' : 'messages'}`

export const passedOn = 'Passed on to {who}'
export const passedAmountOn = 'Passed {amount} on to {who}'
export const arrived = 'Arrived from {who}'
export const arrivedAmount = '{amount} arrived from {who}'
export const burned = 'Burned'
export const burnedAmount = 'Burned {amount}'
export const burnedBy = 'Burned by {who}'
export const burnedAmountBy = '{who} burned {amount}'
export const ordered = '{operation}, paid to {who}'
export const orderedAmount = '{operation}: {amount} paid to {who}'

export const sentNft = 'Sent NFT {item} to {who}'
export const receivedNft = 'Received NFT {item} from {who}'
export const handedOver = 'Handed over to {who}'

export const staked = 'Staked in the elections'
export const stakedAmount = 'Staked {amount} in the elections'
export const stakeBack = 'Stake back from {who}'
export const stakeBackAmount = 'Got a stake of {amount} back from {who}'

export const sentOn = '{first}, sent on {amount}'

export const deployed = 'Deployed by {who}'
export const deployedAmount = 'Deployed by {who}, with {amount}'
export const requested = 'Signed request; nothing sent'
export const calledFromOutside = 'Called from outside; nothing sent'
export const ran = 'Ran without a message; nothing sent'
export const logged = 'Wrote to the outside world'

export const cameBack = 'Came back: refused by {who}'
export const cameBackAmount = 'Got {amount} back: {who} refused the message'
export const cameBackOperation = 'Got {amount} back: {who} refused “{operation}”'
export const refused = 'Refused from {who}'
export const refusedAmount = 'Refused {amount} from {who} and sent it back'
export const refusedOperation = 'Refused “{operation}” of {who} and sent {amount} back'
export const failed = 'Failed on a message of {who}'
export const failedAmount = 'Failed on a message with {amount} from {who}'
export const failedOperation = 'Failed on “{operation}” of {who}, with {amount}'
export const failedOutside = 'Failed when called from outside'
