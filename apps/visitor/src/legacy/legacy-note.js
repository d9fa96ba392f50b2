// Runs in browsers that know no modules, as it stands: only words and calls that Internet Explorer 11 knows.
(function () {
  var own = document.getElementById('legacy-note');
  var main = document.getElementById('main');
  var isLegacy = /Trident\/7/.test(navigator.userAgent);
  if (!isLegacy || !own || !main || !main.querySelector('form')) return;
  var note = document.createElement('p');
  note.setAttribute('role', 'note');
  note.textContent = own.getAttribute('data-note');
  main.insertBefore(note, main.firstChild);
})();
