/** Words that readers of English manuals use for the same thing: those of software and paperwork, none of a subject. Who types one of a line also finds the others, though weaker. */
export const thesaurus: readonly (readonly string[])[] = `
create add new
change edit update modify
delete remove
show view display
search find
upload attach
download fetch
save store
send submit
configure setup
check verify validate
login signin
logout signout
user account
role permission
file attachment
error message
locked blocked
release approve
broken damaged
lost missing
cost price
share
notification reminder
copy duplicate
disable deactivate
use apply
replace exchange
`
	.trim()
	.split('\n')
	.map((line) => line.split(' '));
