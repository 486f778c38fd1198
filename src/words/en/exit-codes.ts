/** Exit codes with which a transaction fails: a line each, the code and its meaning; a contract's own, by kind of contract. */

/** Of the virtual machine: the same for every contract. */
export const machine = `
2 Stack underflow
3 Stack overflow
4 Integer overflow
5 Integer out of range
6 Invalid instruction
7 Value of a wrong type
8 Cell overflow
9 Cell underflow: the message is shorter than expected
10 Dictionary error
11 Unknown error, often an unknown method
12 Impossible error
13 Out of gas
14 Virtualization error
-14 Out of gas`

/** Of the action phase: the same for every contract. */
export const actions = `
32 Invalid list of actions
33 Too many actions
34 Invalid or unsupported action
35 Invalid source address in an outgoing message
36 Invalid destination address in an outgoing message
37 Not enough TON
38 Not enough of another currency
39 An outgoing message does not fit into a cell
40 Not enough TON to process an outgoing message
41 Empty library reference
42 Library action failed
43 Too many library cells
50 The account state grew too big`

/** Used by many kinds of contracts. */
export const common = `
333 Wrong workchain
65535 Unknown operation`

/** Of contracts compiled from Tact; whether one was compiled so cannot be seen, and others use the same numbers. */
export const tact = `
128 null reference
129 invalid serialization prefix
130 invalid incoming message
131 constraint broken
132 access denied
133 contract stopped
134 invalid argument
135 code not found
136 invalid address
138 not a basechain address`

export const wallet = `
33 Wrong seqno
34 Wrong wallet id
35 Wrong signature, or expired
36 Expired
37 Unknown request
80 Too little TON for a plugin`

export const walletV4 = `
35 Wrong signature
39 The plugin is not installed`

export const walletV5 = `
132 Signed requests are switched off
133 Wrong seqno
134 Wrong wallet id
135 Wrong signature
136 Expired
137 Send mode without "ignore errors"
138 Invalid message prefix
139 Extension cannot be added
140 Extension cannot be removed
141 Unsupported action
142 Signed requests cannot be switched off without extensions
143 Signed requests are in that mode already
144 Last extension cannot be removed while signed requests are off
145 Extension in a wrong workchain
146 Only an extension may change the signature mode
147 Invalid actions`

export const highload = `
33 Wrong signature
34 Wrong wallet id
35 Wrong creation time
36 Executed already
37 Invalid message to send
38 Wrong timeout`

export const highloadV2 = `
32 Executed already`

export const multisig = `
100 Too little TON
101 Not sent by the order
102 The signers have changed since
103 Signers or proposers are numbered wrongly
108 The order does not fit this wallet
109 Invalid number of signatures needed
110 Invalid signers
111 Expired
1007 Not sent by a signer or proposer
1008 The new order has a wrong number`

export const multisigOrder = `
104 Not created by its wallet
105 Created already
106 Not sent by a signer
107 Approved by this signer already
111 Expired
112 Executed already`

export const jetton = `
45 The jetton wallet is locked
47 Not enough jettons
48 Too little TON for gas
49 Invalid message
72 Unknown operation
73 Not sent by the owner
74 Not sent by a wallet of this jetton
75 Too little TON for the answer
76 Not sent by the admin
705 Not sent by the owner
706 Not enough jettons
707 Not sent by the master or a wallet of this jetton
708 Malformed forward payload
709 Too little TON for gas
710 Too little TON for the burn`

export const nft = `
399 Too many items at once
401 Not sent by the owner
402 Wrong index, or too little TON for fees
403 Wrong index, or revoked already
405 Not sent by the collection
410 Not sent by the editor
411 Not sent by the owner
413 Bound to its owner: cannot be transferred`

export const dns = `
199 Auctions have not begun
200 The name is too short
201 The name is too long
202 Invalid name
203 Characters that a name must not have
204 Below the least price
401 Not sent by the owner
402 Too little TON for fees
405 Not sent by the collection
407 The bid is too low
410 Not sent by the editor
411 Not sent by the owner`

export const sale = `
401 Not sent by the item
404 Sold or cancelled already
405 Send mode 32 is not allowed
406 This cannot be done now
408 Price and fees do not fit each other
409 Price and fees do not fit each other
410 Price and fees do not fit each other
450 Too little TON for the price
451 The sale is broken: royalty, fee or profit would be negative
457 Too little TON to cancel the sale
458 Not sent by the seller
459 For sale for a jetton only
500 Not opened by the item or the market
501 The item was not handed over first
4501 Too few jettons for the price`

export const auction = `
403 Not sent by who may do this
1000 The bid is too low
1001 Opened already
1002 The item was not handed over first
1003 The item was not handed over first
1005 Over already
1006 Begun already
1008 Too little TON
1009 There is a bid already
1010 The auction goes on
1014 The auction is broken: it would last too long
1015 The auction has not begun
1016 The auction is broken
1017 A bid in the wrong currency`

export const explained = (meaning: string, code: number) => `${meaning} (exit code ${code})`
export const refused = (code: number) => `Refused by the contract (exit code ${code})`
export const refusedTact = (code: number, meaning: string) =>
  `Refused by the contract (exit code ${code}; in Tact: ${meaning})`
export const byAction = (meaning: string, code: number) => `${meaning} (result code ${code})`
export const unknownAction = 'An action failed'
