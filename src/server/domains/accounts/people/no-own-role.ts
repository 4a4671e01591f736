/** What is said to whoever would give a role to themselves. */
export const noOwnRole = 'Nobody gives themselves a role. Please ask another administrator.';
