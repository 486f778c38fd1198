/**
 * Kinds of outcome: name, words in a list, words in the head of its page once the trace is read, reason, colour there, and words in an export.
 * Accounts without a name are B.
 */
export const TABLE = `
v1r3, first message | Sent to Bank | Sent 1 TON to Bank; the wallet was set up with it · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to B; the wallet was set up with it
v1r3, ordered | Sent to Bank | Sent 1 TON to Bank · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to B
v1r3, skipped | Not sent: 1,000 TON to Bank | Not sent: 1,000 TON to Bank | 1 of 1 action skipped, so not everything asked for was sent | warn | none · skipped · Not sent: 1,000 TON to B
v1r3, not enough TON | Not sent: 1,000 TON to Bank (not enough TON) | Not sent: 1,000 TON to Bank (not enough TON) | Not enough TON (result code 37) | bad | none · failed · Not sent: 1,000 TON to B (not enough TON)
v1r3, wrong seqno | — | no transaction | Wrong seqno (exit code 33) | — | —
v1r3, all sent and deleted | Sent to Bank; This wallet was emptied and deleted | Sent 6.9877472 TON to Bank; This wallet was emptied and deleted · It arrived. | — | good | out -6.9877472 TON · sent · Sent 6.9877472 TON to B; This wallet was emptied and deleted
v2r2, first message | Sent to Bank | Sent 1 TON to Bank; the wallet was set up with it · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to B; the wallet was set up with it
v2r2, ordered | Sent to Bank | Sent 1 TON to Bank · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to B
v2r2, skipped | Not sent: 1,000 TON to Bank | Not sent: 1,000 TON to Bank | 1 of 1 action skipped, so not everything asked for was sent | warn | none · skipped · Not sent: 1,000 TON to B
v2r2, not enough TON | Not sent: 1,000 TON to Bank (not enough TON) | Not sent: 1,000 TON to Bank (not enough TON) | Not enough TON (result code 37). The same request may be tried again until 28 May 2026, 21:26:40 UTC | bad | none · failed · Not sent: 1,000 TON to B (not enough TON)
v2r2, wrong seqno | — | no transaction | Wrong seqno (exit code 33) | — | —
v2r2, expired | — | no transaction | Wrong signature, or expired (exit code 35) | — | —
v2r2, all sent and deleted | Sent to Bank; This wallet was emptied and deleted | Sent 6.987432 TON to Bank; This wallet was emptied and deleted · It arrived. | — | good | out -6.987432 TON · sent · Sent 6.987432 TON to B; This wallet was emptied and deleted
v3r1, first message | Sent to Bank | Sent 1 TON to Bank; the wallet was set up with it · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to B; the wallet was set up with it
v3r1, ordered | Sent to Bank | Sent 1 TON to Bank · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to B
v3r1, skipped | Not sent: 1,000 TON to Bank | Not sent: 1,000 TON to Bank | 1 of 1 action skipped, so not everything asked for was sent | warn | none · skipped · Not sent: 1,000 TON to B
v3r1, not enough TON | Not sent: 1,000 TON to Bank (not enough TON) | Not sent: 1,000 TON to Bank (not enough TON) | Not enough TON (result code 37). The same request may be tried again until 28 May 2026, 21:26:40 UTC | bad | none · failed · Not sent: 1,000 TON to B (not enough TON)
v3r1, wrong seqno | — | no transaction | Wrong seqno (exit code 33) | — | —
v3r1, expired | — | no transaction | Wrong signature, or expired (exit code 35) | — | —
v3r1, all sent and deleted | Sent to Bank; This wallet was emptied and deleted | Sent 6.987252 TON to Bank; This wallet was emptied and deleted · It arrived. | — | good | out -6.987252 TON · sent · Sent 6.987252 TON to B; This wallet was emptied and deleted
v3r2, first message | Sent to Bank | Sent 1 TON to Bank; the wallet was set up with it · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to B; the wallet was set up with it
v3r2, ordered | Sent to Bank | Sent 1 TON to Bank · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to B
v3r2, skipped | Not sent: 1,000 TON to Bank | Not sent: 1,000 TON to Bank | 1 of 1 action skipped, so not everything asked for was sent | warn | none · skipped · Not sent: 1,000 TON to B
v3r2, not enough TON | Not sent: 1,000 TON to Bank (not enough TON) | Not sent: 1,000 TON to Bank (not enough TON) | Not enough TON (result code 37). The same request may be tried again until 28 May 2026, 21:26:40 UTC | bad | none · failed · Not sent: 1,000 TON to B (not enough TON)
v3r2, wrong seqno | — | no transaction | Wrong seqno (exit code 33) | — | —
v3r2, expired | — | no transaction | Wrong signature, or expired (exit code 35) | — | —
v3r2, all sent and deleted | Sent to Bank; This wallet was emptied and deleted | Sent 6.9870192 TON to Bank; This wallet was emptied and deleted · It arrived. | — | good | out -6.9870192 TON · sent · Sent 6.9870192 TON to B; This wallet was emptied and deleted
v4r2, first message | Sent to Bank | Sent 1 TON to Bank; the wallet was set up with it · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to B; the wallet was set up with it
v4r2, ordered | Sent to Bank | Sent 1 TON to Bank · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to B
v4r2, skipped | Not sent: 1,000 TON to Bank | Not sent: 1,000 TON to Bank | 1 of 1 action skipped, so not everything asked for was sent | warn | none · skipped · Not sent: 1,000 TON to B
v4r2, not enough TON | Not sent: 1,000 TON to Bank (not enough TON) | Not sent: 1,000 TON to Bank (not enough TON) | Not enough TON (result code 37). The same request may be tried again until 28 May 2026, 21:26:40 UTC | bad | none · failed · Not sent: 1,000 TON to B (not enough TON)
v4r2, wrong seqno | — | no transaction | Wrong seqno (exit code 33) | — | —
v4r2, expired | — | no transaction | Expired (exit code 36) | — | —
v4r2, all sent and deleted | Sent to Bank; This wallet was emptied and deleted | Sent 6.983756 TON to Bank; This wallet was emptied and deleted · It arrived. | — | good | out -6.983756 TON · sent · Sent 6.983756 TON to B; This wallet was emptied and deleted
v5r1, first message | Sent to Bank | Sent 1 TON to Bank; the wallet was set up with it · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to B; the wallet was set up with it
v5r1, ordered | Sent to Bank | Sent 1 TON to Bank · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to B
v5r1, skipped | Not sent: 1,000 TON to Bank | Not sent: 1,000 TON to Bank | 1 of 1 action skipped, so not everything asked for was sent | warn | none · skipped · Not sent: 1,000 TON to B
v5r1, not enough TON | Not sent: 1,000 TON to Bank | Not sent: 1,000 TON to Bank | Send mode without "ignore errors" (exit code 137) | bad | none · failed · Not sent: 1,000 TON to B
v5r1, wrong seqno | — | no transaction | Wrong seqno (exit code 133) | — | —
v5r1, expired | — | no transaction | Expired (exit code 136) | — | —
v5r1, all sent and deleted | Sent to Bank; This wallet was emptied and deleted | Sent 6.9797716 TON to Bank; This wallet was emptied and deleted · It arrived. | — | good | out -6.9797716 TON · sent · Sent 6.9797716 TON to B; This wallet was emptied and deleted
highload v2, payout | Paid 2 accounts | Paid 2 TON to 2 accounts; the wallet was set up with it · All 2 arrived. | — | good | out -1 TON, out -1 TON · sent · Paid 2 TON to 2 accounts; the wallet was set up with it
highload v2, one of two skipped | Sent to Bank; 1 of 2 left out | Sent 1 TON to Bank; 1 of 2 left out | 1 of 2 actions skipped, so not everything asked for was sent | warn | out -1 TON · skipped · Sent 1 TON to B; 1 of 2 left out
highload v2, done before | — | no transaction | Executed already (exit code 32) | — | —
highload v2, expired | — | no transaction | Expired (exit code 36) | — | —
highload v3, payout | Paying 2 TON to 2 accounts | Paying 2 TON to 2 accounts · All 2 arrived. | — | good | out -0.1 TON · sent · Paying 2 TON to 2 accounts
highload v3, one of two skipped | Paying 1,001 TON to 2 accounts | Paying 1,001 TON to 2 accounts · 1 of 2 arrived. | — | warn | out -0.1 TON · sent · Paying 1,001 TON to 2 accounts
highload v3, done before | — | no transaction | Executed already (exit code 36) | — | —
highload v3, expired | — | no transaction | Wrong creation time (exit code 35) | — | —
highload v3, its list of payments | Paid 2 accounts | Paid 2 TON to 2 accounts · All 2 arrived. | — | good | in 0.1 TON, out -1 TON, out -1 TON · sent · Paid 2 TON to 2 accounts
highload v3, one of its list skipped | Sent to Bank; 1 of 2 left out | Sent 1 TON to Bank; 1 of 2 left out | 1 of 2 actions skipped, so not everything asked for was sent | warn | in 0.1 TON, out -1 TON · skipped · Sent 1 TON to B; 1 of 2 left out
v5, extension added | B can now spend everything here | B can now spend everything here | — | warn | none · changed · B can now spend everything here
v5, extension added again | Failed: nothing was sent or changed | Failed: nothing was sent or changed | Extension cannot be added (exit code 139) | bad | none · failed · Failed: nothing was sent or changed
v5, extension removed | B can no longer spend here | B can no longer spend here | — | warn | none · changed · B can no longer spend here
v5, key off asked by a stranger | Wallet request of an extension from Bank; Asked for, and if it was done: The key of this wallet is off: only extensions can spend | Wallet request of an extension from Bank, with 0.1 TON; Asked for, and if it was done: The key of this wallet is off: only extensions can spend | — | warn | in 0.1 TON · changed · Wallet request of an extension from B, with 0.1 TON; Asked for, and if it was done: The key of this wallet is off: only extensions can spend
v5, key off by an extension | Wallet request of an extension from Bank; Asked for, and if it was done: The key of this wallet is off: only extensions can spend | Wallet request of an extension from Bank, with 0.1 TON; Asked for, and if it was done: The key of this wallet is off: only extensions can spend | — | warn | in 0.1 TON · changed · Wallet request of an extension from B, with 0.1 TON; Asked for, and if it was done: The key of this wallet is off: only extensions can spend
v5, key on by an extension | Wallet request of an extension from Bank; Asked for, and if it was done: The key of this wallet is on again | Wallet request of an extension from Bank, with 0.1 TON; Asked for, and if it was done: The key of this wallet is on again | — | warn | in 0.1 TON · changed · Wallet request of an extension from B, with 0.1 TON; Asked for, and if it was done: The key of this wallet is on again
v4, plugin added | Plugin installed to B; B may now take TON from here (plugin) | Plugin installed to B, with 0.1 TON; B may now take TON from here (plugin) | — | warn | out -0.1 TON · changed · Plugin installed to B, with 0.1 TON; B may now take TON from here (plugin)
v4, plugin added again | Failed: nothing was sent or changed | Failed: nothing was sent or changed | The plugin is not installed (exit code 39) | bad | none · failed · Failed: nothing was sent or changed
v4, plugin removed | Plugin removal to B; B may no longer take TON from here (plugin) | Plugin removal to B, with 0.1 TON; B may no longer take TON from here (plugin) | — | warn | out -0.1 TON · changed · Plugin removal to B, with 0.1 TON; B may no longer take TON from here (plugin)
v4, plugin deployed | Sent to B; A new plugin may now take TON from here | Sent 0.1 TON to B; A new plugin may now take TON from here | — | warn | out -0.1 TON · changed · Sent 0.1 TON to B; A new plugin may now take TON from here
contract, code replaced | Jetton upgrade from Bank; The code of this contract was replaced | Jetton upgrade from Bank, with 0.1 TON; The code of this contract was replaced | — | warn | in 0.1 TON · changed · Jetton upgrade from B, with 0.1 TON; The code of this contract was replaced
contract, owner replaced | Change of owner from Bank; Asked for, and if it was done: B now owns this contract | Change of owner from Bank, with 0.1 TON; Asked for, and if it was done: B now owns this contract | — | warn | in 0.1 TON · changed · Change of owner from B, with 0.1 TON; Asked for, and if it was done: B now owns this contract
contract, owner not replaced | Refused from Bank | Refused “Change of owner” of Bank and sent 0.0993392 TON back | Refused by the contract (exit code 132; in Tact: access denied) | bad | in 0.1 TON, out -0.0993392 TON · refused · Refused “Change of owner” of B and sent 0.0993392 TON back
payment | Sent to Bank | Sent 1 TON to Bank · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to B
payment, at the receiver | Received from Alice | Received 1 TON from Alice | — | good | in 1 TON · done · Received 1 TON from B
payment, one step of two read | Sent to Bank | Sent 1 TON to Bank · Under way: 1 of 2 steps. | — | none | out -1 TON · sent · Sent 1 TON to B
payment to itself | Sent to itself | Sent 1 TON to itself · It arrived. | — | good | out -1 TON · sent · Sent 1 TON to itself
payment to itself, at the receiver | 1 TON to itself | 1 TON to itself | — | good | in 1 TON · done · 1 TON to itself
payment in part | Sent to Bank, and 2 more messages | Sent 1 TON to Bank, and 2 more messages · 2 of 3 arrived. 1 came back. | — | warn | out -1 TON, out -1 TON, out -0.1 TON · sent · Sent 1 TON to B, and 2 more messages
passed on and back | Operation 0x0000fa55 to Probe | Operation 0x0000fa55 to Probe, with 0.1 TON · It arrived, but step 3 after it failed. | — | warn | out -0.1 TON · sent · Operation 0x0000fa55 to B, with 0.1 TON
passed on and back, in the middle | Operation 0x0000fa55 from Alice | Operation 0x0000fa55 from Alice, with 0.1 TON, sent on 0.0986236 TON | — | good | in 0.1 TON, out -0.0986236 TON · done · Operation 0x0000fa55 from B, with 0.1 TON, sent on 0.0986236 TON
log written | Operation 0x000010c5 from Alice | Operation 0x000010c5 from Alice, with 0.1 TON | — | good | in 0.1 TON · done · Operation 0x000010c5 from B, with 0.1 TON
bounce on, thrown | Operation 0x00000bad to Probe | Operation 0x00000bad to Probe, with 0.1 TON · 0.0993544 TON of 0.1 TON came back: step 2 failed. | — | bad | out -0.1 TON · sent · Operation 0x00000bad to B, with 0.1 TON
bounce on, thrown, at the receiver | Refused from Alice | Refused “Operation 0x00000bad” of Alice and sent 0.0993544 TON back | Cell underflow: the message is shorter than expected (exit code 9) | bad | in 0.1 TON, out -0.0993544 TON · refused · Refused “Operation 0x00000bad” of B and sent 0.0993544 TON back
bounce on, thrown, on its way back | Came back: refused by Probe | Came back 0.0993544 TON: Probe refused “Operation 0x00000bad” | The receiver refused the message and sent it back | bad | in 0.0993544 TON · returned · Came back 0.0993544 TON: B refused “Operation 0x00000bad”
bounce on, no gas | Operation 0x00000bad to Probe | Operation 0x00000bad to Probe, with 0.000001 TON · Step 2 failed, and 0.000001 TON stayed with the receiver. | — | warn | out -0.000001 TON · sent · Operation 0x00000bad to B, with 0.000001 TON
bounce on, no gas, at the receiver | Failed on a message of Alice; its amount stayed | Failed on “Operation 0x00000bad” of Alice; its 0.000001 TON stayed here | Too little TON to pay for gas | warn | in 0.000001 TON · kept · Failed on “Operation 0x00000bad” of B; its 0.000001 TON stayed here
bounce on, no state | Sent to B | Sent 0.1 TON to B · 0.0996 TON of 0.1 TON came back: step 2 failed. | — | bad | out -0.1 TON · sent · Sent 0.1 TON to B
bounce on, no state, at the receiver | Refused from Alice | Refused 0.1 TON from Alice and sent 0.0996 TON back | There is no contract at this address | bad | in 0.1 TON, out -0.0996 TON · refused · Refused 0.1 TON from B and sent 0.0996 TON back
bounce on, no state, on its way back | Came back: refused by B | Came back 0.0996 TON: B refused the message | The receiver refused the message and sent it back | bad | in 0.0996 TON · returned · Came back 0.0996 TON: B refused the message
bounce on, action failed | Operation 0x00000ca5 to Probe | Operation 0x00000ca5 to Probe, with 0.1 TON · Step 2 failed, and 0.1 TON stayed with the receiver. | — | warn | out -0.1 TON · sent · Operation 0x00000ca5 to B, with 0.1 TON
bounce on, action failed, at the receiver | Failed on a message of Alice; its amount stayed | Failed on “Operation 0x00000ca5” of Alice; its 0.1 TON stayed here | Not enough TON (result code 37) | warn | in 0.1 TON · kept · Failed on “Operation 0x00000ca5” of B; its 0.1 TON stayed here
bounce off, thrown | Operation 0x00000bad to Probe | Operation 0x00000bad to Probe, with 0.1 TON · Step 2 failed, and 0.1 TON stayed with the receiver. | — | warn | out -0.1 TON · sent · Operation 0x00000bad to B, with 0.1 TON
bounce off, thrown, at the receiver | Failed on a message of Alice; its amount stayed | Failed on “Operation 0x00000bad” of Alice; its 0.1 TON stayed here | Cell underflow: the message is shorter than expected (exit code 9) | warn | in 0.1 TON · kept · Failed on “Operation 0x00000bad” of B; its 0.1 TON stayed here
bounce off, no gas | Operation 0x00000bad to Probe | Operation 0x00000bad to Probe, with 0.000001 TON · Step 2 failed, and 0.000001 TON stayed with the receiver. | — | warn | out -0.000001 TON · sent · Operation 0x00000bad to B, with 0.000001 TON
bounce off, no gas, at the receiver | Failed on a message of Alice; its amount stayed | Failed on “Operation 0x00000bad” of Alice; its 0.000001 TON stayed here | Too little TON to pay for gas | warn | in 0.000001 TON · kept · Failed on “Operation 0x00000bad” of B; its 0.000001 TON stayed here
bounce off, no state | Sent to B | Sent 0.1 TON to B · 0.1 TON came to an address where nothing was set up then. | — | none | out -0.1 TON · sent · Sent 0.1 TON to B
bounce off, no state, at the receiver | Received from Alice | Received 0.1 TON from Alice; no contract was set up here then | There was no contract at this address then; the amount was kept | none | in 0.1 TON · lies · Received 0.1 TON from B; no contract was set up here then
bounce off, action failed | Operation 0x00000ca5 to Probe | Operation 0x00000ca5 to Probe, with 0.1 TON · Step 2 failed, and 0.1 TON stayed with the receiver. | — | warn | out -0.1 TON · sent · Operation 0x00000ca5 to B, with 0.1 TON
bounce off, action failed, at the receiver | Failed on a message of Alice; its amount stayed | Failed on “Operation 0x00000ca5” of Alice; its 0.1 TON stayed here | Not enough TON (result code 37) | warn | in 0.1 TON · kept · Failed on “Operation 0x00000ca5” of B; its 0.1 TON stayed here
jettons sent | Sent to Bank | Sent 5 HUSD to Bank · It arrived. | — | good | out -0.1 TON, out -5 HUSD · sent · Sent 5 HUSD to B
jettons sent, of an unknown jetton | Asked to send to Bank | Asked to send jettons of EQA_qc…q59q to Bank; not checked · It arrived, by what the contracts say; not checked. | — | none | out -0.1 TON, not checked jettons of B · sent · Asked to send jettons of B to B; not checked
jettons received | Received from Alice | Received 5 HUSD from Alice | — | good | in 0.01 TON, in 5 HUSD · done · Received 5 HUSD from B
jettons received, of an unknown jetton | Said to come from Alice | A contract says that jettons of EQChOw…igNX arrived from Alice; not checked | — | none | in 0.01 TON, not checked jettons of B · claimed · A contract says that jettons of B arrived from B; not checked
jettons not enough | Sent to Bank | Sent 9,000 HUSD to Bank · 9,000 HUSD never left: step 2 failed. | — | bad | out -0.1 TON, out -9000 HUSD · sent · Sent 9,000 HUSD to B
jetton notice in vain, at the sender | Sent to Refuser | Sent 5 HUSD to Refuser · It arrived; the code of the receiver failed on the notice of it. | — | warn | out -0.1 TON, out -5 HUSD · sent · Sent 5 HUSD to B
jetton notice in vain | Received from Alice | Received 5 HUSD from Alice; the code here failed on the notice | Unknown operation (exit code 65535) | warn | in 0.01 TON, in 5 HUSD · in-vain · Received 5 HUSD from B; the code here failed on the notice
jettons burned | Burned | Burned 1 HUSD · It arrived. | — | good | out -0.1 TON, out -1 HUSD · sent · Burned 1 HUSD
jettons burned, refused by the master | Burned | Burned 1 HUSD · 1 HUSD of 1 HUSD came back: step 3 failed. | — | bad | out -0.1 TON, out -1 HUSD · sent · Burned 1 HUSD
NFT sent | Sent NFT EQB9Ym…nwHs to Bank | Sent NFT EQB9Ym…nwHs to Bank · It arrived. | — | good | out -0.1 TON, out -1 NFT · sent · Sent NFT B to B
NFT received | Received NFT EQB9Ym…nwHs from Alice | Received NFT EQB9Ym…nwHs from Alice | — | good | in 0.01 TON, in 1 NFT · done · Received NFT B from B
NFT of somebody else | Sent NFT EQB9Ym…nwHs to Bank | Sent NFT EQB9Ym…nwHs to Bank · 0.0990444 TON of 0.1 TON came back: step 2 failed. | — | bad | out -0.1 TON, out -1 NFT · sent · Sent NFT B to B
NFT notice in vain, at the sender | Sent NFT EQCi35…R5z4 to Refuser | Sent NFT EQCi35…R5z4 to Refuser · It arrived; the code of the receiver failed on the notice of it. | — | warn | out -0.1 TON, out -1 NFT · sent · Sent NFT B to B
NFT notice in vain | Received NFT EQCi35…R5z4 from Alice | Received NFT EQCi35…R5z4 from Alice; the code here failed on the notice | Unknown operation (exit code 65535) | warn | in 0.01 TON, in 1 NFT · in-vain · Received NFT B from B; the code here failed on the notice
swap of jettons | STON.fi: swap, paid to B | Swapped 10 HUSD for 19.92 TIDE | — | good | out -0.4 TON, out -10 HUSD · sent · STON.fi: swap: 10 HUSD paid to B
swap of jettons, in a history | Swapped 10 HUSD for 19.92 TIDE on STON.fi | Swapped 10 HUSD for 19.92 TIDE on STON.fi | — | good | out -0.4 TON, out -10 HUSD · arrived · Swapped 10 HUSD for 19.92 TIDE on STON.fi
swap of jettons given back | STON.fi: swap, paid to B | Given back 10 HUSD: STON.fi did not swap it | — | bad | out -0.4 TON, out -10 HUSD · sent · STON.fi: swap: 10 HUSD paid to B
swap of jettons given back, in a history | Given back 10 HUSD: STON.fi did not swap it | Given back 10 HUSD: STON.fi did not swap it | — | bad | out -0.4 TON, out -10 HUSD · came-back · Given back 10 HUSD: STON.fi did not swap it
swap of TON | pTON: transfer of TON to B | Swapped 10 TON for 1.99 TIDE | — | good | out -10.3 TON · sent · pTON: transfer of TON to B, with 10.3 TON
swap of TON, in a history | Swapped 10 TON for 1.99 TIDE on STON.fi | Swapped 10 TON for 1.99 TIDE on STON.fi | — | good | out -10.3 TON · arrived · Swapped 10 TON for 1.99 TIDE on STON.fi
swap into TON | STON.fi: swap, paid to B | Swapped 10 TIDE for 50.123556394 TON | — | good | out -0.4 TON, out -10 TIDE · sent · STON.fi: swap: 10 TIDE paid to B
swap into TON, in a history | Swapped 10 TIDE for 50.123556394 TON on STON.fi | Swapped 10 TIDE for 50.123556394 TON on STON.fi | — | good | out -0.4 TON, out -10 TIDE · arrived · Swapped 10 TIDE for 50.123556394 TON on STON.fi
swap of TON given back | pTON: transfer of TON to B | Given back 10 TON: STON.fi did not swap it | — | bad | out -10.3 TON · sent · pTON: transfer of TON to B, with 10.3 TON
swap of TON given back, in a history | Given back 10 TON: STON.fi did not swap it | Given back 10 TON: STON.fi did not swap it | — | bad | out -10.3 TON · came-back · Given back 10 TON: STON.fi did not swap it
swap of TON, first pTON | STON.fi: swap, paid to B | Swapped 10 TON for 1.99 TIDE | — | good | out -10.6 TON · sent · STON.fi: swap: 10 TON paid to B
swap of TON, first pTON, in a history | Swapped 10 TON for 1.99 TIDE on STON.fi | Swapped 10 TON for 1.99 TIDE on STON.fi | — | good | out -10.6 TON · arrived · Swapped 10 TON for 1.99 TIDE on STON.fi
swap into TON, first pTON | STON.fi: swap, paid to B | Swapped 10 TIDE for 49.835100794 TON | — | good | out -0.4 TON, out -10 TIDE · sent · STON.fi: swap: 10 TIDE paid to B
swap into TON, first pTON, in a history | Swapped 10 TIDE for 49.835100794 TON on STON.fi | Swapped 10 TIDE for 49.835100794 TON on STON.fi | — | good | out -0.4 TON, out -10 TIDE · arrived · Swapped 10 TIDE for 49.835100794 TON on STON.fi
swap of TON given back, first pTON | STON.fi: swap, paid to B | Given back 10 TON: STON.fi did not swap it | — | bad | out -10.6 TON · sent · STON.fi: swap: 10 TON paid to B
swap of TON given back, first pTON, in a history | Given back 10 TON: STON.fi did not swap it | Given back 10 TON: STON.fi did not swap it | — | bad | out -10.6 TON · came-back · Given back 10 TON: STON.fi did not swap it
swap in part | STON.fi: swap, paid to B | In part: 10 HUSD became 3 TIDE; STON.fi did not do all of the swap | — | warn | out -0.6 TON, out -10 HUSD · sent · STON.fi: swap: 10 HUSD paid to B
swap in part, of unknown jettons | STON.fi: swap, asked of B | STON.fi: swap: asked to pay jettons of EQA_qc…q59q to B; not checked · Only a part of it was done. | — | warn | out -0.6 TON, not checked jettons of B · sent · STON.fi: swap: asked to pay jettons of B to B; not checked
multisig, order proposed | Proposed: 3 TON to Alice | Proposed: 3 TON to Alice | — | none | in 1 TON, out -0.9947052 TON · proposed · Proposed: 3 TON to B
multisig, order proposed, at the signer | Multisig: new order to Multisig | Multisig: new order to Multisig, with 1 TON · It arrived. | — | good | out -1 TON · sent · Multisig: new order to B, with 1 TON
multisig, order paid | Sent to Alice | Sent 3 TON to Alice · It arrived. | — | good | in 0.9926496 TON, out -3 TON · sent · Sent 3 TON to B
multisig, approval, at the signer | Multisig: approve to Order | Multisig: approve to Order, with 1 TON · It arrived. | — | good | out -1 TON · sent · Multisig: approve to B, with 1 TON
multisig, approval refused | Refused from Bob | Refused “Multisig: approve” of Bob and sent 0.9982688 TON back | Executed already (exit code 112) | bad | in 1 TON, out -0.9982688 TON · refused · Refused “Multisig: approve” of B and sent 0.9982688 TON back
multisig, approval refused, at the signer | Multisig: approve to Order | Multisig: approve to Order, with 1 TON · 0.9982688 TON of 1 TON came back: step 2 failed. | — | bad | out -1 TON · sent · Multisig: approve to B, with 1 TON
multisig, signers proposed | Multisig: new order from Bank; Proposed: 1 of 1 signer now decides here | Multisig: new order from Bank, with 1 TON, sent on 0.9947616 TON; Proposed: 1 of 1 signer now decides here | — | none | in 1 TON, out -0.9947616 TON · proposed · Multisig: new order from B, with 1 TON, sent on 0.9947616 TON; Proposed: 1 of 1 signer now decides here
multisig, signers changed | Multisig: execute from B; Asked for, and if it was done: 1 of 1 signer now decides here | Multisig: execute from B, with 0.9927624 TON; Asked for, and if it was done: 1 of 1 signer now decides here | — | warn | in 0.9927624 TON · changed · Multisig: execute from B, with 0.9927624 TON; Asked for, and if it was done: 1 of 1 signer now decides here
multisig, order dead | Order dead: 3 TON to Alice | Order dead: 3 TON to Alice; its 0.9926496 TON stayed here | The signers have changed since (exit code 102) | bad | in 0.9926496 TON · failed · Order dead: 3 TON to B; its 0.9926496 TON stayed here
vesting, order paid | Sent to Bank | Sent 20 TON to Bank · It arrived. | — | good | out -20 TON · sent · Sent 20 TON to B
vesting, order of what is locked | Not sent: 200 TON to Bank | Not sent: 200 TON to Bank | 1 of 2 actions skipped, so not everything asked for was sent | warn | none · skipped · Not sent: 200 TON to B
vesting, whitelist asked by a stranger | Request ignored | Request ignored; 0.1 TON came with it from Bank | The contract ran without an error and sent less than was ordered: who asked may not order here | none | in 0.1 TON · ignored · Request ignored; 0.1 TON came with it from B
vesting, whitelist extended | Vesting: add to whitelist from Sender; Bank may now get locked TON from here | Vesting: add to whitelist from Sender, with 0.1 TON, sent back 0.097644 TON; Bank may now get locked TON from here | — | warn | in 0.1 TON, out -0.097644 TON · changed · Vesting: add to whitelist from B, with 0.1 TON, sent back 0.097644 TON; B may now get locked TON from here
vesting, order that the terms forbid | Request ignored: 20 TON to Bank | Request ignored: 20 TON to Bank | The contract ran without an error and sent less than was ordered: who asked may not order here | none | none · ignored · Request ignored: 20 TON to B
vesting, order of the owner | Sent to Bank | Sent 20 TON to Bank · It arrived. | — | good | in 0.1 TON, out -20 TON, out -0.0972268 TON · sent · Sent 20 TON to B
vesting, order of the owner skipped | Not sent: 2,000 TON to Bank | Not sent: 2,000 TON to Bank | 1 of 2 actions skipped, so not everything asked for was sent | warn | in 0.1 TON, out -0.0972268 TON · skipped · Not sent: 2,000 TON to B
`
