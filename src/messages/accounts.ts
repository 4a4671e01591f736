import { message } from './message.ts';
import { rich } from './rich.ts';

// Fields of a person
export const title = message('Title');
export const chooseTitle = message('Choose');
export const otherName = message('Other name');
export const otherNameHint = message('Given name');
export const surname = message('Surname');
export const affiliation = message('Affiliation');
export const affiliationHelp = message('University, institute or company');
export const country = message('Country');
export const typeToSearch = message('Type to search');
export const loadingCountries = message('Loading...');
export const noCountries = message('No options');

// Fields of a password
export const password = message('Password');
export const confirmPassword = message('Confirm password');
export const retypePassword = message('Retype password');
export const passwordMismatch = message('Password do not match');
export const passwordMissing = message('Enter your password.');
export const emailMissing = message('Enter your email address.');

// Registration
export const register = message('Register');
export const registerLead = rich('Submit manuscripts and buy access. Already have an account? <link>Log in</link>');
export const marketing = message('Email me journal news and calls for papers');
export const termsNote = rich(
  'By continuing you agree to the <terms>Terms and conditions</terms> and the <privacy>Privacy policy</privacy>.',
);
export const noticeLink = rich('<text></text><hidden> (opens in a new tab)</hidden>');

// Registration: the confirmation email
export const checkEmail = message('Check your email');
export const continueToLogin = message('Continue to login');
export const checkSpamOrResend = message('Didn’t get it? Check your spam folder, or resend it.');
export const registeredEmail = message('Email you registered with');
export const resendLink = message('Resend the link');

// Login
export const loginTitle = message('Login');
export const loginHeading = message('Login Here to submit articles');
export const login = message('Login');
export const loginToBuyIssue = message('Please Login to Purchase Full Issue');
export const notConfirmed = message('Haven’t confirmed your email?');
export const followRegistrationLink = message('Follow the link we sent you, then log in here.');
export const resendOffer = message('Didn’t get it? Resend it');
export const sessionEnded = message('Your session has ended. Log in to continue where you left off.');
export const logInWithNewPassword = message('Log in with your new password.');
export const forgotPasswordLink = message('Forgot Password?');
export const registerOffer = rich('New here? <link>Register</link>');
export const backToLogin = message('Back to login');

// Logout
export const logoutTitle = message('Logout');
export const loggingOut = message('Logging out');
export const goingHome = message('Going to the home page…');

// Forgotten password
export const forgotPasswordTitle = message('Forgot password');
export const forgotPasswordHeading = message('Forgot your password?');
export const forgotPasswordLead = message('We will email you a link to choose a new one.');
export const resetEmailSent = message('An Email is sent to your email address to reset your password');
export const resetEmailFailed = message(
  'Either the email is not registered or there is a network error, Please try again or contact Us',
);
export const followResetLink = message(
  'Follow the link in the email within {hours, plural, one {# hour} other {# hours}}. It works once.',
);
export const checkSpam = message('No email after a few minutes? Check your spam folder.');
export const checkTypos = message('Still none? Check your address for typos and send the link again, or register.');
export const sendResetLink = message('Send the link');
export const sendResetLinkAgain = message('Send it again');

// New password
export const newPasswordTitle = message('Choose a new password');
export const newPasswordLead = message('You will be logged out everywhere.');
export const saveNewPassword = message('Save the new password');
export const rulesNotMet = message('The password must meet the three rules above.');
export const resetSuccessful = message('Password reset successful');
export const resetFailed = message('Password reset failed, Please try again or contact Us');
export const requestNewLink = message('Request a new link');

// The specified failures end in these words; here they link to the contact form
export const contactUs = message('contact Us');

// Confirming an email address
export const confirmEmail = message('Confirm your email');
export const confirmEmailLead = message('Confirm that this address is yours.');
export const confirmEmailButton = message('Confirm my email');
export const linkUsed = rich(
  'Already confirmed? <link>Log in</link>. Otherwise, request a new link. It works once, for {hours, plural, one {# hour} other {# hours}}.',
);
export const notRegistered = rich('Not registered yet? <link>Register</link>');

// Changing an email address
export const changeEmail = message('Confirm your new email');
export const changeEmailLead = message('Your account will use this address.');
export const changeEmailButton = message('Confirm my new email');
export const goToProfile = message('Go to your profile');
export const emailUnchanged = rich('Your email has not changed. <profile>Edit your profile</profile> to try again.');
export const emailUnchangedLogIn = rich(
  'Your email has not changed. <login>Log in</login> and edit your profile to try again.',
);

// Cancelling a change of email
export const cancelChange = message('Cancel the email change');
export const cancelChangeLead = message('You keep your old email, and you will be logged out everywhere.');
export const cancelChangeButton = message('Cancel the change');
export const changeCancelled = rich('<reset>Choose a new password</reset> or <login>log in</login>');
export const someoneElse = rich(
  'Does someone else use your account? <reset>Choose a new password</reset> to sign them out, or <contact>contact us</contact>.',
);

// Other names of countries that the country field finds, each with its two-letter code
export const otherCountryNames = message(
  'AE: UAE, Emirates | CD: DRC, Democratic Republic of the Congo, Zaire | CG: Republic of the Congo | CI: Ivory Coast | CV: Cabo Verde | CZ: Czech Republic | FK: Malvinas | GB: UK, Great Britain, England, Scotland, Wales, Northern Ireland | HK: Hong Kong | IR: Islamic Republic of Iran | KP: DPRK, Democratic People’s Republic of Korea | KR: Republic of Korea | LA: Lao | MK: Macedonia | MM: Burma | MO: Macau | NL: Holland | PS: Palestine | RU: Russian Federation | SA: KSA | SY: Syrian Arab Republic | SZ: Swaziland | TL: East Timor | TR: Turkey | US: USA, United States of America | VA: Holy See | VN: Viet Nam',
);
