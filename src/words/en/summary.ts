/** Transactions, in one sentence each; the shorter form stands beside its amount. A name in braces is filled with what it names. */
export const tick = 'System call at block start'
export const tock = 'System call at block end'
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

export const passedOn = 'Left for {who}'
export const passedAmountOn = '{amount} left for {who}'
export const arrived = 'Arrived from {who}'
export const arrivedAmount = '{amount} arrived from {who}'
export const burned = 'Burned'
export const burnedAmount = 'Burned {amount}'
export const burnedBy = 'Burned by {who}'
export const burnedAmountBy = '{who} burned {amount}'
export const ordered = '{operation}, paid to {who}'
export const orderedAmount = '{operation}: {amount} paid to {who}'

export const extraCurrency = (amount: string, id: number) => `${amount} units of extra currency ${id}`
export const moreCurrencies = (count: number) => `${count} more ${count === 1 ? 'currency' : 'currencies'}`
/** Between two extra currencies. */
export const listed = ', '
export const withCurrencies = '{amount} and {text}'

export const swapped = 'Swapped {amount} for {got} on {exchange}'
export const partlySwapped = 'In part: {amount} became {got}; {exchange} did not do all of the swap'
export const givenBack = 'Given back {amount}: {exchange} did not swap it'

/** Of jettons, where no jetton wallet of the account is known to have moved them. */
export const saidReceived = 'Said to come from {who}'
export const saidReceivedAmount = 'A contract says that {amount} arrived from {who}; not checked'
export const askedToSend = 'Asked to send to {who}'
export const askedToSendAmount = 'Asked to send {amount} to {who}; not checked'
export const askedToBurn = 'Asked to burn'
export const askedToBurnAmount = 'Asked to burn {amount}; not checked'
export const askedOrder = '{operation}, asked of {who}'
export const askedOrderAmount = '{operation}: asked to pay {amount} to {who}; not checked'
export const saidToItself = '{amount} to itself; not checked'
export const saidReceivedNft = 'A contract says that NFT {item} arrived from {who}; not checked'
export const notChecked = '{first}; not checked'

export const sentNft = 'Sent NFT {item} to {who}'
export const receivedNft = 'Received NFT {item} from {who}'
export const handedOver = 'Handed over to {who}'
export const sentToSale = 'Sent to the NFT sale {who}'
export const sentAmountToSale = 'Sent {amount} to the NFT sale {who}'
export const sentToAuction = 'Sent to the NFT auction {who}'
export const sentAmountToAuction = 'Sent {amount} to the NFT auction {who}'
export const boughtNft = 'Bought NFT {item}'
export const boughtNftAmount = 'Bought NFT {item}; {amount} sent for it'

export const staked = 'Staked in the elections'
export const stakedAmount = 'Staked {amount} in the elections'
export const stakeBack = 'Stake back from {who}'
export const stakeBackAmount = 'Got a stake of {amount} back from {who}'

export const outbid = 'Outbid, says {who}'
export const outbidAmount = 'Got {amount}; {who} says that it was outbid'

export const sentOn = '{first}, sent on {amount}'
export const sentBack = '{first}, sent back {amount}'

/** Orders, as a part of a sentence. */
export const askedAmount = '{amount} to {who}'
export const askedAmountToSelf = '{amount} to itself'
export const askedAmountOf = (count: number) => `{amount} to ${count} accounts`
/** Amounts of orders that are known only when they are sent. */
export const wholeBalance = 'all its TON'
export const remainingValue = 'the rest of the received TON'
export const askedOperation = '{operation} to {who}, with {amount}'
export const askedNft = 'NFT {item} to {who}'
export const aLog = 'a note to the outside world'
export const unreadOrders = (count: number) => `${count} unreadable ${count === 1 ? 'order' : 'orders'}`

export const notSent = 'Not sent: {asked}'
export const notSentFunds = 'Not sent: {asked} (not enough TON)'
export const partlySent = (left: number, of: number) => `{first}; ${left} of ${of} left out`
export const ignored = 'Request ignored: {asked}'
export const ignoredUnknown = 'Request ignored'
export const cameWithIt = '{first}; {amount} came with it from {who}'
export const allLeftOut = 'Nothing was sent: all of it was left out'
export const nothingChanged = 'Failed: nothing was sent or changed'
export const proposed = 'Proposed: {asked}'
/** Of an order of a multisig that was approved, failed, and is not done again. */
export const orderDead = 'Order dead: {asked}'
export const orderDeadAmount = 'Order dead: {asked}; its {amount} stayed here'
export const payingOut = 'Paying {asked}'

export const setUp = 'Wallet set up'
export const contractSetUp = 'Contract set up'
export const withSetUp = '{first}; the wallet was set up with it'
export const unfrozen = 'Unfrozen'
export const withUnfrozen = '{first}; the wallet was unfrozen with it'
export const toItself = '{amount} to itself'
export const alsoChanged = '{first}; {change}'

export const deployed = 'Deployed by {who}'
export const deployedAmount = 'Deployed by {who}, with {amount}'
export const unfrozenBy = 'Unfrozen by {who}'
export const unfrozenByAmount = 'Unfrozen by {who}, with {amount}'
export const requested = 'Signed request; nothing was sent'
export const calledFromOutside = 'Request from outside of TON; nothing was sent'
export const ran = 'Worked by itself; nothing was sent'
export const logged = 'Wrote to the outside world'

export const cameBack = 'Came back: refused by {who}'
export const cameBackAmount = 'Came back {amount}: {who} refused the message'
export const cameBackOperation = 'Came back {amount}: {who} refused “{operation}”'
/** Of a row whose return is among the rows of its list. */
export const cameBackLater = '{first}; it came back'
export const partlyBack = (back: number, of: number) => `{first}; ${back} of ${of} came back`
export const refused = 'Refused from {who}'
export const refusedAmount = 'Refused {amount} from {who} and sent {back} back'
export const refusedOperation = 'Refused “{operation}” of {who} and sent {back} back'
export const failed = 'Failed on a message of {who}'
export const failedAmount = 'Failed on a message with {amount} from {who}'
export const failedOperation = 'Failed on “{operation}” of {who}, with {amount}'
export const failedOutside = 'Failed on a request from outside of TON'
export const kept = 'Failed on a message of {who}; its amount stayed'
export const keptAmount = 'Failed on a message from {who}; its {amount} stayed here'
export const keptOperation = 'Failed on “{operation}” of {who}; its {amount} stayed here'
export const inVain = '{first}; the code here failed on the notice'
export const lies = '{first}; no contract was set up here then'
